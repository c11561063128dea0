// Smart Agent's panel, made by scripts/panel; sha256 of its sources: 5531970da7a99bcfcaaa06d18acdbe9588dc32de1e3f1eb09d58d6587a289d6f
var m5=Object.defineProperty;var n5=Object.getOwnPropertyDescriptor;var d=(V,C,H,L)=>{for(var M=L>1?void 0:L?n5(C,H):C,r=V.length-1,e;r>=0;r--)(e=V[r])&&(M=(L?e(C,H,M):e(M))||M);return L&&M&&m5(C,H,M),M};var K1="M11,15H13V17H11V15M11,7H13V13H11V7M12,2C6.47,2 2,6.5 2,12A10,10 0 0,0 12,22A10,10 0 0,0 22,12A10,10 0 0,0 12,2M12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4A8,8 0 0,1 20,12A8,8 0 0,1 12,20Z";var J1="M7.41,8.58L12,13.17L16.59,8.58L18,10L12,16L6,10L7.41,8.58Z";var X1="M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z";var m1="M5,20H19V18H5M19,9H15V3H9V9H5L12,16L19,9Z";var Y1="M7,2V13H10V22L17,10H13L17,2H7Z";var C2="M5,19A1,1 0 0,0 6,20H18A1,1 0 0,0 19,19C19,18.79 18.93,18.59 18.82,18.43L13,8.35V4H11V8.35L5.18,18.43C5.07,18.59 5,18.79 5,19M6,22A3,3 0 0,1 3,19C3,18.4 3.18,17.84 3.5,17.37L9,7.81V6A1,1 0 0,1 8,5V4A2,2 0 0,1 10,2H14A2,2 0 0,1 16,4V5A1,1 0 0,1 15,6V7.81L20.5,17.37C20.82,17.84 21,18.4 21,19A3,3 0 0,1 18,22H6M13,16L14.34,14.66L16.27,18H7.73L10.39,13.39L13,16M12.5,12A0.5,0.5 0 0,1 13,12.5A0.5,0.5 0 0,1 12.5,13A0.5,0.5 0 0,1 12,12.5A0.5,0.5 0 0,1 12.5,12Z";var H2="M8,5.14V19.14L19,12.14L8,5.14Z";var n1=globalThis,l1=n1.ShadowRoot&&(n1.ShadyCSS===void 0||n1.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,_1=Symbol(),V2=new WeakMap,H1=class{constructor(C,H,L){if(this._$cssResult$=!0,L!==_1)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=C,this.t=H}get styleSheet(){let C=this.o,H=this.t;if(l1&&C===void 0){let L=H!==void 0&&H.length===1;L&&(C=V2.get(H)),C===void 0&&((this.o=C=new CSSStyleSheet).replaceSync(this.cssText),L&&V2.set(H,C))}return C}toString(){return this.cssText}},L2=V=>new H1(typeof V=="string"?V:V+"",void 0,_1),u=(V,...C)=>{let H=V.length===1?V[0]:C.reduce((L,M,r)=>L+(e=>{if(e._$cssResult$===!0)return e.cssText;if(typeof e=="number")return e;throw Error("Value passed to 'css' function must be a 'css' function result: "+e+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(M)+V[r+1],V[0]);return new H1(H,V,_1)},M2=(V,C)=>{if(l1)V.adoptedStyleSheets=C.map(H=>H instanceof CSSStyleSheet?H:H.styleSheet);else for(let H of C){let L=document.createElement("style"),M=n1.litNonce;M!==void 0&&L.setAttribute("nonce",M),L.textContent=H.cssText,V.appendChild(L)}},R1=l1?V=>V:V=>V instanceof CSSStyleSheet?(C=>{let H="";for(let L of C.cssRules)H+=L.cssText;return L2(H)})(V):V;var{is:l5,defineProperty:v5,getOwnPropertyDescriptor:x5,getOwnPropertyNames:Z5,getOwnPropertySymbols:s5,getPrototypeOf:u5}=Object,v1=globalThis,r2=v1.trustedTypes,S5=r2?r2.emptyScript:"",c5=v1.reactiveElementPolyfillSupport,V1=(V,C)=>V,L1={toAttribute(V,C){switch(C){case Boolean:V=V?S5:null;break;case Object:case Array:V=V==null?V:JSON.stringify(V)}return V},fromAttribute(V,C){let H=V;switch(C){case Boolean:H=V!==null;break;case Number:H=V===null?null:Number(V);break;case Object:case Array:try{H=JSON.parse(V)}catch{H=null}}return H}},x1=(V,C)=>!l5(V,C),e2={attribute:!0,type:String,converter:L1,reflect:!1,useDefault:!1,hasChanged:x1};Symbol.metadata??=Symbol("metadata"),v1.litPropertyMetadata??=new WeakMap;var b=class extends HTMLElement{static addInitializer(C){this._$Ei(),(this.l??=[]).push(C)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(C,H=e2){if(H.state&&(H.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(C)&&((H=Object.create(H)).wrapped=!0),this.elementProperties.set(C,H),!H.noAccessor){let L=Symbol(),M=this.getPropertyDescriptor(C,L,H);M!==void 0&&v5(this.prototype,C,M)}}static getPropertyDescriptor(C,H,L){let{get:M,set:r}=x5(this.prototype,C)??{get(){return this[H]},set(e){this[H]=e}};return{get:M,set(e){let i=M?.call(this);r?.call(this,e),this.requestUpdate(C,i,L)},configurable:!0,enumerable:!0}}static getPropertyOptions(C){return this.elementProperties.get(C)??e2}static _$Ei(){if(this.hasOwnProperty(V1("elementProperties")))return;let C=u5(this);C.finalize(),C.l!==void 0&&(this.l=[...C.l]),this.elementProperties=new Map(C.elementProperties)}static finalize(){if(this.hasOwnProperty(V1("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(V1("properties"))){let H=this.properties,L=[...Z5(H),...s5(H)];for(let M of L)this.createProperty(M,H[M])}let C=this[Symbol.metadata];if(C!==null){let H=litPropertyMetadata.get(C);if(H!==void 0)for(let[L,M]of H)this.elementProperties.set(L,M)}this._$Eh=new Map;for(let[H,L]of this.elementProperties){let M=this._$Eu(H,L);M!==void 0&&this._$Eh.set(M,H)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(C){let H=[];if(Array.isArray(C)){let L=new Set(C.flat(1/0).reverse());for(let M of L)H.unshift(R1(M))}else C!==void 0&&H.push(R1(C));return H}static _$Eu(C,H){let L=H.attribute;return L===!1?void 0:typeof L=="string"?L:typeof C=="string"?C.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(C=>this.enableUpdating=C),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(C=>C(this))}addController(C){(this._$EO??=new Set).add(C),this.renderRoot!==void 0&&this.isConnected&&C.hostConnected?.()}removeController(C){this._$EO?.delete(C)}_$E_(){let C=new Map,H=this.constructor.elementProperties;for(let L of H.keys())this.hasOwnProperty(L)&&(C.set(L,this[L]),delete this[L]);C.size>0&&(this._$Ep=C)}createRenderRoot(){let C=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return M2(C,this.constructor.elementStyles),C}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(C=>C.hostConnected?.())}enableUpdating(C){}disconnectedCallback(){this._$EO?.forEach(C=>C.hostDisconnected?.())}attributeChangedCallback(C,H,L){this._$AK(C,L)}_$ET(C,H){let L=this.constructor.elementProperties.get(C),M=this.constructor._$Eu(C,L);if(M!==void 0&&L.reflect===!0){let r=(L.converter?.toAttribute!==void 0?L.converter:L1).toAttribute(H,L.type);this._$Em=C,r==null?this.removeAttribute(M):this.setAttribute(M,r),this._$Em=null}}_$AK(C,H){let L=this.constructor,M=L._$Eh.get(C);if(M!==void 0&&this._$Em!==M){let r=L.getPropertyOptions(M),e=typeof r.converter=="function"?{fromAttribute:r.converter}:r.converter?.fromAttribute!==void 0?r.converter:L1;this._$Em=M;let i=e.fromAttribute(H,r.type);this[M]=i??this._$Ej?.get(M)??i,this._$Em=null}}requestUpdate(C,H,L,M=!1,r){if(C!==void 0){let e=this.constructor;if(M===!1&&(r=this[C]),L??=e.getPropertyOptions(C),!((L.hasChanged??x1)(r,H)||L.useDefault&&L.reflect&&r===this._$Ej?.get(C)&&!this.hasAttribute(e._$Eu(C,L))))return;this.C(C,H,L)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(C,H,{useDefault:L,reflect:M,wrapped:r},e){L&&!(this._$Ej??=new Map).has(C)&&(this._$Ej.set(C,e??H??this[C]),r!==!0||e!==void 0)||(this._$AL.has(C)||(this.hasUpdated||L||(H=void 0),this._$AL.set(C,H)),M===!0&&this._$Em!==C&&(this._$Eq??=new Set).add(C))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(H){Promise.reject(H)}let C=this.scheduleUpdate();return C!=null&&await C,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[M,r]of this._$Ep)this[M]=r;this._$Ep=void 0}let L=this.constructor.elementProperties;if(L.size>0)for(let[M,r]of L){let{wrapped:e}=r,i=this[M];e!==!0||this._$AL.has(M)||i===void 0||this.C(M,void 0,r,i)}}let C=!1,H=this._$AL;try{C=this.shouldUpdate(H),C?(this.willUpdate(H),this._$EO?.forEach(L=>L.hostUpdate?.()),this.update(H)):this._$EM()}catch(L){throw C=!1,this._$EM(),L}C&&this._$AE(H)}willUpdate(C){}_$AE(C){this._$EO?.forEach(H=>H.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(C)),this.updated(C)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(C){return!0}update(C){this._$Eq&&=this._$Eq.forEach(H=>this._$ET(H,this[H])),this._$EM()}updated(C){}firstUpdated(C){}};b.elementStyles=[],b.shadowRootOptions={mode:"open"},b[V1("elementProperties")]=new Map,b[V1("finalized")]=new Map,c5?.({ReactiveElement:b}),(v1.reactiveElementVersions??=[]).push("2.1.2");var D1=globalThis,t2=V=>V,Z1=D1.trustedTypes,i2=Z1?Z1.createPolicy("lit-html",{createHTML:V=>V}):void 0,E1="$lit$",B=`lit$${Math.random().toFixed(9).slice(2)}$`,$1="?"+B,h5=`<${$1}>`,I=document,r1=()=>I.createComment(""),e1=V=>V===null||typeof V!="object"&&typeof V!="function",N1=Array.isArray,m2=V=>N1(V)||typeof V?.[Symbol.iterator]=="function",F1=`[ 	
\f\r]`,M1=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,o2=/-->/g,a2=/>/g,N=RegExp(`>|${F1}(?:([^\\s"'>=/]+)(${F1}*=${F1}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),A2=/'/g,d2=/"/g,n2=/^(?:script|style|textarea|title)$/i,W1=V=>(C,...H)=>({_$litType$:V,strings:C,values:H}),o=W1(1),m3=W1(2),n3=W1(3),k=Symbol.for("lit-noChange"),A=Symbol.for("lit-nothing"),p2=new WeakMap,W=I.createTreeWalker(I,129);function l2(V,C){if(!N1(V)||!V.hasOwnProperty("raw"))throw Error("invalid template strings array");return i2!==void 0?i2.createHTML(C):C}var v2=(V,C)=>{let H=V.length-1,L=[],M,r=C===2?"<svg>":C===3?"<math>":"",e=M1;for(let i=0;i<H;i++){let t=V[i],p,v,a=-1,l=0;for(;l<t.length&&(e.lastIndex=l,v=e.exec(t),v!==null);)l=e.lastIndex,e===M1?v[1]==="!--"?e=o2:v[1]!==void 0?e=a2:v[2]!==void 0?(n2.test(v[2])&&(M=RegExp("</"+v[2],"g")),e=N):v[3]!==void 0&&(e=N):e===N?v[0]===">"?(e=M??M1,a=-1):v[1]===void 0?a=-2:(a=e.lastIndex-v[2].length,p=v[1],e=v[3]===void 0?N:v[3]==='"'?d2:A2):e===d2||e===A2?e=N:e===o2||e===a2?e=M1:(e=N,M=void 0);let n=e===N&&V[i+1].startsWith("/>")?" ":"";r+=e===M1?t+h5:a>=0?(L.push(p),t.slice(0,a)+E1+t.slice(a)+B+n):t+B+(a===-2?i:n)}return[l2(V,r+(V[H]||"<?>")+(C===2?"</svg>":C===3?"</math>":"")),L]},t1=class V{constructor({strings:C,_$litType$:H},L){let M;this.parts=[];let r=0,e=0,i=C.length-1,t=this.parts,[p,v]=v2(C,H);if(this.el=V.createElement(p,L),W.currentNode=this.el.content,H===2||H===3){let a=this.el.content.firstChild;a.replaceWith(...a.childNodes)}for(;(M=W.nextNode())!==null&&t.length<i;){if(M.nodeType===1){if(M.hasAttributes())for(let a of M.getAttributeNames())if(a.endsWith(E1)){let l=v[e++],n=M.getAttribute(a).split(B),x=/([.?@])?(.*)/.exec(l);t.push({type:1,index:r,name:x[2],strings:n,ctor:x[1]==="."?u1:x[1]==="?"?S1:x[1]==="@"?c1:U}),M.removeAttribute(a)}else a.startsWith(B)&&(t.push({type:6,index:r}),M.removeAttribute(a));if(n2.test(M.tagName)){let a=M.textContent.split(B),l=a.length-1;if(l>0){M.textContent=Z1?Z1.emptyScript:"";for(let n=0;n<l;n++)M.append(a[n],r1()),W.nextNode(),t.push({type:2,index:++r});M.append(a[l],r1())}}}else if(M.nodeType===8)if(M.data===$1)t.push({type:2,index:r});else{let a=-1;for(;(a=M.data.indexOf(B,a+1))!==-1;)t.push({type:7,index:r}),a+=B.length-1}r++}}static createElement(C,H){let L=I.createElement("template");return L.innerHTML=C,L}};function z(V,C,H=V,L){if(C===k)return C;let M=L!==void 0?H._$Co?.[L]:H._$Cl,r=e1(C)?void 0:C._$litDirective$;return M?.constructor!==r&&(M?._$AO?.(!1),r===void 0?M=void 0:(M=new r(V),M._$AT(V,H,L)),L!==void 0?(H._$Co??=[])[L]=M:H._$Cl=M),M!==void 0&&(C=z(V,M._$AS(V,C.values),M,L)),C}var s1=class{constructor(C,H){this._$AV=[],this._$AN=void 0,this._$AD=C,this._$AM=H}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(C){let{el:{content:H},parts:L}=this._$AD,M=(C?.creationScope??I).importNode(H,!0);W.currentNode=M;let r=W.nextNode(),e=0,i=0,t=L[0];for(;t!==void 0;){if(e===t.index){let p;t.type===2?p=new j(r,r.nextSibling,this,C):t.type===1?p=new t.ctor(r,t.name,t.strings,this,C):t.type===6&&(p=new h1(r,this,C)),this._$AV.push(p),t=L[++i]}e!==t?.index&&(r=W.nextNode(),e++)}return W.currentNode=I,M}p(C){let H=0;for(let L of this._$AV)L!==void 0&&(L.strings!==void 0?(L._$AI(C,L,H),H+=L.strings.length-2):L._$AI(C[H])),H++}},j=class V{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(C,H,L,M){this.type=2,this._$AH=A,this._$AN=void 0,this._$AA=C,this._$AB=H,this._$AM=L,this.options=M,this._$Cv=M?.isConnected??!0}get parentNode(){let C=this._$AA.parentNode,H=this._$AM;return H!==void 0&&C?.nodeType===11&&(C=H.parentNode),C}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(C,H=this){C=z(this,C,H),e1(C)?C===A||C==null||C===""?(this._$AH!==A&&this._$AR(),this._$AH=A):C!==this._$AH&&C!==k&&this._(C):C._$litType$!==void 0?this.$(C):C.nodeType!==void 0?this.T(C):m2(C)?this.k(C):this._(C)}O(C){return this._$AA.parentNode.insertBefore(C,this._$AB)}T(C){this._$AH!==C&&(this._$AR(),this._$AH=this.O(C))}_(C){this._$AH!==A&&e1(this._$AH)?this._$AA.nextSibling.data=C:this.T(I.createTextNode(C)),this._$AH=C}$(C){let{values:H,_$litType$:L}=C,M=typeof L=="number"?this._$AC(C):(L.el===void 0&&(L.el=t1.createElement(l2(L.h,L.h[0]),this.options)),L);if(this._$AH?._$AD===M)this._$AH.p(H);else{let r=new s1(M,this),e=r.u(this.options);r.p(H),this.T(e),this._$AH=r}}_$AC(C){let H=p2.get(C.strings);return H===void 0&&p2.set(C.strings,H=new t1(C)),H}k(C){N1(this._$AH)||(this._$AH=[],this._$AR());let H=this._$AH,L,M=0;for(let r of C)M===H.length?H.push(L=new V(this.O(r1()),this.O(r1()),this,this.options)):L=H[M],L._$AI(r),M++;M<H.length&&(this._$AR(L&&L._$AB.nextSibling,M),H.length=M)}_$AR(C=this._$AA.nextSibling,H){for(this._$AP?.(!1,!0,H);C!==this._$AB;){let L=t2(C).nextSibling;t2(C).remove(),C=L}}setConnected(C){this._$AM===void 0&&(this._$Cv=C,this._$AP?.(C))}},U=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(C,H,L,M,r){this.type=1,this._$AH=A,this._$AN=void 0,this.element=C,this.name=H,this._$AM=M,this.options=r,L.length>2||L[0]!==""||L[1]!==""?(this._$AH=Array(L.length-1).fill(new String),this.strings=L):this._$AH=A}_$AI(C,H=this,L,M){let r=this.strings,e=!1;if(r===void 0)C=z(this,C,H,0),e=!e1(C)||C!==this._$AH&&C!==k,e&&(this._$AH=C);else{let i=C,t,p;for(C=r[0],t=0;t<r.length-1;t++)p=z(this,i[L+t],H,t),p===k&&(p=this._$AH[t]),e||=!e1(p)||p!==this._$AH[t],p===A?C=A:C!==A&&(C+=(p??"")+r[t+1]),this._$AH[t]=p}e&&!M&&this.j(C)}j(C){C===A?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,C??"")}},u1=class extends U{constructor(){super(...arguments),this.type=3}j(C){this.element[this.name]=C===A?void 0:C}},S1=class extends U{constructor(){super(...arguments),this.type=4}j(C){this.element.toggleAttribute(this.name,!!C&&C!==A)}},c1=class extends U{constructor(C,H,L,M,r){super(C,H,L,M,r),this.type=5}_$AI(C,H=this){if((C=z(this,C,H,0)??A)===k)return;let L=this._$AH,M=C===A&&L!==A||C.capture!==L.capture||C.once!==L.once||C.passive!==L.passive,r=C!==A&&(L===A||M);M&&this.element.removeEventListener(this.name,this,L),r&&this.element.addEventListener(this.name,this,C),this._$AH=C}handleEvent(C){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,C):this._$AH.handleEvent(C)}},h1=class{constructor(C,H,L){this.element=C,this.type=6,this._$AN=void 0,this._$AM=H,this.options=L}get _$AU(){return this._$AM._$AU}_$AI(C){z(this,C)}},x2={M:E1,P:B,A:$1,C:1,L:v2,R:s1,D:m2,V:z,I:j,H:U,N:S1,U:c1,B:u1,F:h1},O5=D1.litHtmlPolyfillSupport;O5?.(t1,j),(D1.litHtmlVersions??=[]).push("3.3.3");var Z2=(V,C,H)=>{let L=H?.renderBefore??C,M=L._$litPart$;if(M===void 0){let r=H?.renderBefore??null;L._$litPart$=M=new j(C.insertBefore(r1(),r),r,void 0,H??{})}return M._$AI(V),M};var I1=globalThis,Z=class extends b{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let C=super.createRenderRoot();return this.renderOptions.renderBefore??=C.firstChild,C}update(C){let H=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(C),this._$Do=Z2(H,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return k}};Z._$litElement$=!0,Z.finalized=!0,I1.litElementHydrateSupport?.({LitElement:Z});var g5=I1.litElementPolyfillSupport;g5?.({LitElement:Z});(I1.litElementVersions??=[]).push("4.2.2");var f5={attribute:!0,type:String,converter:L1,reflect:!1,hasChanged:x1},k5=(V=f5,C,H)=>{let{kind:L,metadata:M}=H,r=globalThis.litPropertyMetadata.get(M);if(r===void 0&&globalThis.litPropertyMetadata.set(M,r=new Map),L==="setter"&&((V=Object.create(V)).wrapped=!0),r.set(H.name,V),L==="accessor"){let{name:e}=H;return{set(i){let t=C.get.call(this);C.set.call(this,i),this.requestUpdate(e,t,V,!0,i)},init(i){return i!==void 0&&this.C(e,void 0,V,i),i}}}if(L==="setter"){let{name:e}=H;return function(i){let t=this[e];C.call(this,i),this.requestUpdate(e,t,V,!0,i)}}throw Error("Unsupported decorator location: "+L)};function m(V){return(C,H)=>typeof H=="object"?k5(V,C,H):((L,M,r)=>{let e=M.hasOwnProperty(r);return M.constructor.createProperty(r,L),e?Object.getOwnPropertyDescriptor(M,r):void 0})(V,C,H)}function s(V){return m({...V,state:!0,attribute:!1})}var h=u`
:host {
color: var(--primary-text-color);
font-size: 14px;
line-height: 1.4;
}
.icon {
width: 20px;
height: 20px;
fill: currentColor;
flex: none;
}
button {
font: inherit;
color: inherit;
background: none;
border: none;
cursor: pointer;
}
.action {
display: inline-flex;
align-items: center;
gap: 8px;
min-height: 40px;
padding: 0 12px;
border-radius: 20px;
color: var(--primary-color);
font-weight: 500;
}
.action:hover {
background: color-mix(in srgb, var(--primary-color) 12%, transparent);
}
.action.main {
background: var(--primary-color);
color: var(--text-primary-color, #fff);
padding: 0 20px;
}
.action:disabled {
opacity: 0.5;
cursor: default;
}
:focus-visible {
outline: 2px solid var(--primary-color);
outline-offset: -2px;
}
input,
select {
font: inherit;
font-size: 16px;
color: var(--primary-text-color);
background: var(--card-background-color);
border: 1px solid var(--outline-color, var(--divider-color));
border-radius: 8px;
min-height: 40px;
padding: 0 12px;
box-sizing: border-box;
min-width: 0;
}
.chip {
--tone: var(--secondary-text-color);
display: inline-flex;
align-items: center;
gap: 6px;
padding: 1px 10px 1px 8px;
border-radius: 12px;
background: color-mix(in srgb, var(--tone) 14%, transparent);
font-size: 12px;
white-space: nowrap;
}
.chip::before {
content: "";
width: 8px;
height: 8px;
border-radius: 50%;
background: var(--tone);
}
.good {
--tone: var(--success-color);
}
.plain {
--tone: var(--info-color);
}
.warn {
--tone: var(--warning-color);
}
.bad {
--tone: var(--error-color);
}
.running::before {
animation: pulse 1s ease-in-out infinite alternate;
}
@keyframes pulse {
to {
opacity: 0.2;
}
}
@media (prefers-reduced-motion: reduce) {
* {
animation: none !important;
}
}
.quiet {
color: var(--secondary-text-color);
}
pre {
margin: 0;
padding: 8px 12px;
border-radius: 8px;
background: color-mix(in srgb, var(--primary-text-color) 6%, transparent);
font-family: var(--ha-font-family-code, monospace);
font-size: 12px;
line-height: 1.5;
white-space: pre-wrap;
overflow-wrap: anywhere;
max-height: 60vh;
overflow: auto;
}
`;function S(V,C){customElements.get(V)||customElements.define(V,C)}function O1(V,C){let H=new Blob([JSON.stringify(C,null,2)],{type:"application/json"}),L=document.createElement("a");L.href=URL.createObjectURL(H),L.download=V,L.click(),setTimeout(()=>URL.revokeObjectURL(L.href),6e4)}var s2=["at_once","model","both"];function u2(V){return[...V.confirmed,...V.said,...V.requests.flatMap(C=>C.calls)]}var S2=["running","acted","answered","asked_back","gave_up","failed","cancelled"];function T(V){return V.done?V.outcome:"running"}var i1={text:"",status:"",agent:"",tool:"",taken_by:""};function z1(V){let{text:C,...H}=V;return!!C.trim()||Object.values(H).some(Boolean)}function c2(V,C){if(!z1(C))return V;let H=h2(C.text).split(/\s+/).filter(Boolean);return V.filter(L=>w5(L,C,H))}function w5(V,C,H){if(C.status&&T(V)!==C.status||C.agent&&V.agent_id!==C.agent||C.taken_by&&V.taken_by!==C.taken_by||C.tool&&!V.tools.includes(C.tool))return!1;let L=h2([V.text,V.speech,V.area??"",...V.tools].join(`
`));return H.every(M=>L.includes(M))}function h2(V){return V.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function O2(V){return{agents:[...new Set(V.map(C=>C.agent_id))].sort(),tools:[...new Set(V.flatMap(C=>C.tools))].sort()}}var G=class extends Z{constructor(){super(...arguments);this.turns=[];this.filter=i1;this.shown=0}render(){let{filter:H,turns:L,view:M}=this,{t:r}=M,{agents:e,tools:i}=O2(L);return o`<search>
<input
type="search"
aria-label=${r("filter_text")}
placeholder=${r("filter_text")}
.value=${H.text}
@input=${t=>this.set({text:g2(t)})}
/>
${this.select("status",r("filter_status"),r("all_statuses"),S2,t=>r(`status_${t}`))}
${this.select("agent",r("filter_agent"),r("all_agents"),e,M.agentName)}
${this.select("tool",r("filter_tool"),r("all_tools"),i,t=>t)}
${this.select("taken_by",r("filter_taken_by"),r("all_takers"),s2,t=>r(`taken_by_${t}`))}
${z1(H)?this.count():A}
</search>`}select(H,L,M,r,e){let i=this.filter[H];return o`<select
aria-label=${L}
@change=${t=>this.set({[H]:g2(t)})}
>
<option value="" ?selected=${!i}>${M}</option>
${r.map(t=>o`<option value=${t} ?selected=${t===i}>${e(t)}</option>`)}
</select>`}count(){let{t:H,format:L}=this.view,M={shown:L.number(this.shown),all:L.number(this.turns.length)};return o`<span class="quiet" role="status">${H("shown",M)}</span>
<button class="action" @click=${()=>this.set(i1)}>${H("show_all")}</button>`}set(H){let L={...this.filter,...H};this.dispatchEvent(new CustomEvent("filter",{detail:L}))}static{this.styles=[h,u`
search {
display: flex;
flex-wrap: wrap;
align-items: center;
gap: 8px;
}
input {
flex: 3 1 180px;
}
select {
flex: 1 1 110px;
max-width: 220px;
padding: 0 4px 0 8px;
text-overflow: ellipsis;
}
@container (max-width: 700px) {
input {
flex-basis: 100%;
}
/* Two beside each other: of three the words would be cut off. */
select {
flex-basis: calc(50% - 4px);
max-width: none;
}
}
@container (max-width: 300px) {
select {
flex-basis: 100%;
}
}
`]}};d([m({attribute:!1})],G.prototype,"view",2),d([m({attribute:!1})],G.prototype,"turns",2),d([m({attribute:!1})],G.prototype,"filter",2),d([m({type:Number})],G.prototype,"shown",2);function g2(V){return V.target.value}S("smart-agent-filter-bar",G);function f2(V,C){return V?.connection!==C?.connection||V?.locale!==C?.locale||V?.entities!==C?.entities}function k2(V){return Object.values(V.entities).filter(C=>C?.platform==="smart_agent").map(C=>C?.entity_id??"").filter(C=>C.startsWith("conversation.")).sort()}function w2(V,C){return V.states[C]?.attributes.friendly_name??C}function _(V){return typeof V=="object"&&V&&"message"in V?String(V.message):String(V)}function O(V){return o`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${V} /></svg>`}var y2={running:"plain running",acted:"good",answered:"plain",asked_back:"warn",gave_up:"bad",failed:"bad",cancelled:"",run:"good",corrected:"good",rejected:"bad",repeated:"",asked:"warn"};function g1(V,C){return o`<span class="chip ${y2[V]}">${C(`status_${V}`)}</span>`}function b2(V,C){return o`<span class="chip ${y2[V]}">${C(`kind_${V}`)}</span>`}function w(V){return typeof V=="string"?V:JSON.stringify(V,null,2)??""}function Q(V){return V==null?"":typeof V!="object"||Array.isArray(V)?B2(V):Object.entries(V).map(([C,H])=>`${C}: ${B2(H)}`).join(", ")}function B2(V){return typeof V=="string"?V:JSON.stringify(V)??""}function U1(V,C){return`${V}(${Q(C)})`}function o1(V,C){return V.length>C?`${V.slice(0,C)}…`:V}function f1({text:V,called:C}){let H=C.map(L=>`${L.name} ${JSON.stringify(L.arguments)}`);return[V.trim(),...H].filter(Boolean).join(`
`)}var P2={all_agents:"Agent: alle",all_statuses:"Ergebnis: alle",all_takers:"Erledigt durch: alle",all_tools:"Werkzeug: alle",arguments:"Argumente",bench_agent:"Agent",bench_continues:"Das Gespräch geht weiter: Der nächste Satz gilt als Antwort.",bench_dry:"Probelauf",bench_dry_off:"Was der Agent tut, geschieht im Haus.",bench_dry_on:"Alles läuft, nur im Haus ändert sich nichts.",bench_failed:"Das hat nicht geklappt: {error}",bench_new:"Neues Gespräch",bench_no_agent:"Smart Agent hat noch keinen Agenten.",bench_running:"Läuft…",bench_send:"Ausprobieren",bench_text:"Satz",context:"{percent} des Kontexts",copied:"Kopiert",copy:"Als Text kopieren",copy_failed:"Der Browser erlaubt das Kopieren nicht.",download:"Als JSON herunterladen",download_all:"Alle als JSON herunterladen",dry_run:"Probelauf",empty:"Noch keine Gesprächsrunden",empty_hint:"Sag etwas zu Assist oder probiere hier einen Satz aus.",error:"Fehler",feedback:"Was dem Modell gesagt wurde",filter_agent:"Agent",filter_status:"Ergebnis",filter_taken_by:"Erledigt durch",filter_text:"Suchen",filter_tool:"Werkzeug",kind_asked:"Erst nachgefragt",kind_corrected:"Korrigiert, ausgeführt",kind_failed:"Ausgeführt, fehlgeschlagen",kind_rejected:"Abgelehnt",kind_repeated:"Schon erledigt",kind_request:"Modellanfrage",kind_run:"Ausgeführt",kind_spoken:"Gesprochen",language:"Sprache",loading:"Wird geladen…",model:"Modell",no_match:"Keine Gesprächsrunde passt zum Filter",notes:"Ohne das Modell berichtigt",part_load:"Modell laden",part_read:"Prompt lesen",part_rest:"Sonstiges",part_write:"Schreiben",place:"Ort",problem_cannot_connect:"Der Server war nicht erreichbar",problem_empty:"Es wurde nichts geschrieben",problem_incomplete:"Die Antwort brach ab",problem_invalid_auth:"Der Server hat den API-Schlüssel abgelehnt",problem_lost:"Die Antwort kam nicht an",problem_model_not_found:"Der Server hat das Modell nicht",problem_no_tool_support:"Das Modell kann keine Werkzeuge verwenden",problem_not_ollama:"Geantwortet hat kein Ollama-Server",problem_redirected:"Der Server leitet Anfragen weiter",problem_server_error:"Der Server meldete einen Fehler",problem_silent:"Das Modell hat nichts geschrieben",problem_timeout:"Es hat zu lange gedauert",problem_too_large:"Die Antwort war zu lang zum Lesen",problem_unreadable:"Ein Aufruf war nicht lesbar",prompt:"Genauer Prompt",prompt_gone:"Dieser Prompt wird nicht mehr aufbewahrt.",raw_output:"Rohe Ausgabe des Modells",rejected_answers:"Abgelehnte Antworten: {n}",result:"Ergebnis",retry:"Erneut versuchen",show_all:"Alle anzeigen",shown:"{shown} von {all}",sources:"Quellen",status_acted:"Gehandelt",status_answered:"Beantwortet",status_asked_back:"Nachgefragt",status_cancelled:"Abgebrochen",status_failed:"Fehlgeschlagen",status_gave_up:"Aufgegeben",status_running:"Läuft",steps:"Schritte",taken_by_at_once:"Sofort, ohne das Modell",taken_by_both:"Modell und Agent",taken_by_model:"Modell",task:"KI-Aufgabe",thinking:"Gedanken",time:"Zeit",tokens:"{read} Tokens im Prompt, {written} geschrieben",tools:"Werkzeuge",try:"Satz ausprobieren",unavailable:"Die Aufzeichnungen sind nicht lesbar: {error}",warm:"Anfang im Cache",why_asked_back:"Der Agent fragte „{speech}“, bevor er weitermachte.",why_cancelled:"Sie wurde abgebrochen, bevor sie fertig war.",why_corrected:"{call} wurde abgelehnt ({reason}), dann zu {corrected} korrigiert und ausgeführt.",why_dry_run:"Probelauf: Im Haus hat sich nichts geändert.",why_failed:"Fehlgeschlagen: {reason}.",why_gave_up:"Aufgegeben; abgelehnte Antworten: {n}.",why_no_model:"Beantwortet, ohne ein Modell zu fragen.",why_put_right:"Ohne das Modell berichtigt: {notes}.",why_ran:"{calls} wurde ausgeführt.",why_rejected:"{call} wurde abgelehnt: {reason}.",why_running:"Läuft noch.",why_tool_failed:"{call} wurde ausgeführt und schlug fehl.",why_words:"Das Modell antwortete mit Worten und rief kein Werkzeug auf.",written:"Wie das Modell es schrieb"};var a1={all_agents:"Agent: all",all_statuses:"Outcome: all",all_takers:"Taken by: all",all_tools:"Tool: all",arguments:"Arguments",bench_agent:"Agent",bench_continues:"The conversation goes on: the next sentence is heard as a reply.",bench_dry:"Dry run",bench_dry_off:"What the agent does happens in the house.",bench_dry_on:"Everything runs except what would change the house.",bench_failed:"That did not work: {error}",bench_new:"New conversation",bench_no_agent:"Smart Agent has no agent yet.",bench_running:"Running…",bench_send:"Try",bench_text:"Sentence",context:"{percent} of the context",copied:"Copied",copy:"Copy as text",copy_failed:"The browser does not allow copying.",download:"Download as JSON",download_all:"Download all as JSON",dry_run:"Dry run",empty:"No turns yet",empty_hint:"Say something to Assist, or try a sentence here.",error:"Error",feedback:"What the model was told",filter_agent:"Agent",filter_status:"Outcome",filter_taken_by:"Taken by",filter_text:"Search",filter_tool:"Tool",kind_asked:"Asked first",kind_corrected:"Corrected, run",kind_failed:"Run, failed",kind_rejected:"Rejected",kind_repeated:"Already done",kind_request:"Request",kind_run:"Run",kind_spoken:"Spoken",language:"Language",loading:"Loading…",model:"Model",no_match:"No turn matches the filter",notes:"Put right without the model",part_load:"Load model",part_read:"Read prompt",part_rest:"Other",part_write:"Write",place:"Place",problem_cannot_connect:"The server could not be reached",problem_empty:"Nothing was written",problem_incomplete:"The answer broke off",problem_invalid_auth:"The server refused the API key",problem_lost:"The answer did not arrive",problem_model_not_found:"The server does not have the model",problem_no_tool_support:"The model cannot use tools",problem_not_ollama:"What answered is no Ollama server",problem_redirected:"The server sends requests elsewhere",problem_server_error:"The server reported an error",problem_silent:"The model wrote nothing",problem_timeout:"It took too long",problem_too_large:"The answer was too long to read",problem_unreadable:"A call could not be read",prompt:"Exact prompt",prompt_gone:"This prompt is no longer kept.",raw_output:"Raw output of the model",rejected_answers:"Rejected answers: {n}",result:"Result",retry:"Try again",show_all:"Show all",shown:"{shown} of {all}",sources:"Sources",status_acted:"Acted",status_answered:"Answered",status_asked_back:"Asked back",status_cancelled:"Cancelled",status_failed:"Failed",status_gave_up:"Gave up",status_running:"Running",steps:"Steps",taken_by_at_once:"At once, without the model",taken_by_both:"Model and agent",taken_by_model:"Model",task:"AI task",thinking:"Thinking",time:"Time",tokens:"{read} tokens in the prompt, {written} written",tools:"Tools",try:"Try a sentence",unavailable:"The records cannot be read: {error}",warm:"beginning in the cache",why_asked_back:"It asked “{speech}” before doing anything more.",why_cancelled:"It was cancelled before it was done.",why_corrected:"{call} was rejected ({reason}), then corrected to {corrected}, which ran.",why_dry_run:"Dry run: nothing changed in the house.",why_failed:"It failed: {reason}.",why_gave_up:"It gave up; rejected answers: {n}.",why_no_model:"It answered without asking a model.",why_put_right:"Put right without the model: {notes}.",why_ran:"{calls} was run.",why_rejected:"{call} was rejected: {reason}.",why_running:"It is still running.",why_tool_failed:"{call} ran and failed.",why_words:"The model answered in words and called no tool.",written:"As the model wrote it"};var T2={all_agents:"Agente: todos",all_statuses:"Desenlace: todos",all_takers:"Atendido por: todos",all_tools:"Herramienta: todas",arguments:"Argumentos",bench_agent:"Agente",bench_continues:"La conversación sigue: la próxima frase se entenderá como respuesta.",bench_dry:"Simulación",bench_dry_off:"Lo que haga el agente ocurrirá en la casa.",bench_dry_on:"Todo se ejecuta, salvo lo que cambiaría la casa.",bench_failed:"No ha funcionado: {error}",bench_new:"Conversación nueva",bench_no_agent:"Smart Agent aún no tiene ningún agente.",bench_running:"En curso…",bench_send:"Probar",bench_text:"Frase",context:"{percent} del contexto",copied:"Copiado",copy:"Copiar como texto",copy_failed:"El navegador no permite copiar.",download:"Descargar como JSON",download_all:"Descargar todo como JSON",dry_run:"Simulación",empty:"Aún no hay intercambios",empty_hint:"Dile algo a Assist o prueba una frase aquí.",error:"Error",feedback:"Lo que se le dijo al modelo",filter_agent:"Agente",filter_status:"Desenlace",filter_taken_by:"Atendido por",filter_text:"Buscar",filter_tool:"Herramienta",kind_asked:"Preguntado antes",kind_corrected:"Corregido, ejecutado",kind_failed:"Ejecutado, fallido",kind_rejected:"Rechazado",kind_repeated:"Ya hecho",kind_request:"Solicitud",kind_run:"Ejecutado",kind_spoken:"Dicho",language:"Idioma",loading:"Cargando…",model:"Modelo",no_match:"Ningún intercambio coincide con el filtro",notes:"Corregido sin el modelo",part_load:"Cargar el modelo",part_read:"Leer el prompt",part_rest:"Otros",part_write:"Escribir",place:"Lugar",problem_cannot_connect:"No se pudo contactar con el servidor",problem_empty:"No se escribió nada",problem_incomplete:"La respuesta se interrumpió",problem_invalid_auth:"El servidor rechazó la clave de API",problem_lost:"La respuesta no llegó",problem_model_not_found:"El servidor no tiene el modelo",problem_no_tool_support:"El modelo no puede usar herramientas",problem_not_ollama:"Lo que respondió no es un servidor Ollama",problem_redirected:"El servidor redirige las solicitudes",problem_server_error:"El servidor notificó un error",problem_silent:"El modelo no escribió nada",problem_timeout:"Tardó demasiado",problem_too_large:"La respuesta era demasiado larga",problem_unreadable:"Una llamada no se pudo leer",prompt:"Prompt exacto",prompt_gone:"Este prompt ya no se conserva.",raw_output:"Salida en bruto del modelo",rejected_answers:"Respuestas rechazadas: {n}",result:"Resultado",retry:"Reintentar",show_all:"Mostrar todo",shown:"{shown} de {all}",sources:"Fuentes",status_acted:"Ejecutada",status_answered:"Respondida",status_asked_back:"Preguntó",status_cancelled:"Cancelada",status_failed:"Fallida",status_gave_up:"Abandonada",status_running:"En curso",steps:"Pasos",taken_by_at_once:"Al momento, sin el modelo",taken_by_both:"Modelo y agente",taken_by_model:"Modelo",task:"Tarea de IA",thinking:"Razonamiento",time:"Hora",tokens:"{read} tokens en el prompt, {written} escritos",tools:"Herramientas",try:"Probar una frase",unavailable:"No se pueden leer los registros: {error}",warm:"inicio en la caché",why_asked_back:"El agente preguntó «{speech}» antes de seguir.",why_cancelled:"Se canceló antes de terminar.",why_corrected:"{call} se rechazó ({reason}), luego se corrigió a {corrected} y se ejecutó.",why_dry_run:"Simulación: nada cambió en la casa.",why_failed:"Falló: {reason}.",why_gave_up:"Abandonó; respuestas rechazadas: {n}.",why_no_model:"Respondió sin preguntar a ningún modelo.",why_put_right:"Corregido sin el modelo: {notes}.",why_ran:"Se ejecutó {calls}.",why_rejected:"{call} se rechazó: {reason}.",why_running:"Todavía en curso.",why_tool_failed:"{call} se ejecutó y falló.",why_words:"El modelo respondió con palabras, sin llamar a ninguna herramienta.",written:"Tal como lo escribió el modelo"};var _2={all_agents:"Agent : tous",all_statuses:"Issue : toutes",all_takers:"Traité par : tous",all_tools:"Outil : tous",arguments:"Arguments",bench_agent:"Agent",bench_continues:"La conversation continue : la prochaine phrase sera comprise comme une réponse.",bench_dry:"Simulation",bench_dry_off:"Ce que fait l'agent se produit dans la maison.",bench_dry_on:"Tout s'exécute, sauf ce qui changerait la maison.",bench_failed:"Cela n'a pas fonctionné : {error}",bench_new:"Nouvelle conversation",bench_no_agent:"Smart Agent n'a pas encore d'agent.",bench_running:"En cours…",bench_send:"Essayer",bench_text:"Phrase",context:"{percent} du contexte",copied:"Copié",copy:"Copier comme texte",copy_failed:"Le navigateur n'autorise pas la copie.",download:"Télécharger en JSON",download_all:"Tout télécharger en JSON",dry_run:"Simulation",empty:"Aucun échange pour l'instant",empty_hint:"Parlez à Assist ou essayez une phrase ici.",error:"Erreur",feedback:"Ce qui a été dit au modèle",filter_agent:"Agent",filter_status:"Issue",filter_taken_by:"Traité par",filter_text:"Rechercher",filter_tool:"Outil",kind_asked:"Confirmation demandée",kind_corrected:"Corrigé, exécuté",kind_failed:"Exécuté, échec",kind_rejected:"Rejeté",kind_repeated:"Déjà fait",kind_request:"Requête",kind_run:"Exécuté",kind_spoken:"Prononcé",language:"Langue",loading:"Chargement…",model:"Modèle",no_match:"Aucun échange ne correspond au filtre",notes:"Rectifié sans le modèle",part_load:"Charger le modèle",part_read:"Lire le prompt",part_rest:"Autre",part_write:"Écrire",place:"Lieu",problem_cannot_connect:"Le serveur était injoignable",problem_empty:"Rien n'a été écrit",problem_incomplete:"La réponse s'est interrompue",problem_invalid_auth:"Le serveur a refusé la clé d'API",problem_lost:"La réponse n'est pas arrivée",problem_model_not_found:"Le serveur n'a pas le modèle",problem_no_tool_support:"Le modèle ne peut pas utiliser d'outils",problem_not_ollama:"Ce qui a répondu n'est pas un serveur Ollama",problem_redirected:"Le serveur redirige les requêtes",problem_server_error:"Le serveur a signalé une erreur",problem_silent:"Le modèle n'a rien écrit",problem_timeout:"Cela a pris trop de temps",problem_too_large:"La réponse était trop longue",problem_unreadable:"Un appel était illisible",prompt:"Prompt exact",prompt_gone:"Ce prompt n'est plus conservé.",raw_output:"Sortie brute du modèle",rejected_answers:"Réponses rejetées : {n}",result:"Résultat",retry:"Réessayer",show_all:"Tout afficher",shown:"{shown} sur {all}",sources:"Sources",status_acted:"Exécuté",status_answered:"Répondu",status_asked_back:"Question posée",status_cancelled:"Annulé",status_failed:"Échec",status_gave_up:"Abandonné",status_running:"En cours",steps:"Étapes",taken_by_at_once:"Aussitôt, sans le modèle",taken_by_both:"Modèle et agent",taken_by_model:"Modèle",task:"Tâche d'IA",thinking:"Réflexion",time:"Heure",tokens:"{read} tokens dans l’invite, {written} écrits",tools:"Outils",try:"Essayer une phrase",unavailable:"Les enregistrements sont illisibles : {error}",warm:"début dans le cache",why_asked_back:"L'agent a demandé « {speech} » avant d'aller plus loin.",why_cancelled:"L'échange a été annulé avant la fin.",why_corrected:"{call} a été rejeté ({reason}), puis corrigé en {corrected}, qui a été exécuté.",why_dry_run:"Simulation : rien n'a changé dans la maison.",why_failed:"Échec : {reason}.",why_gave_up:"Abandon ; réponses rejetées : {n}.",why_no_model:"Réponse donnée sans interroger de modèle.",why_put_right:"Rectifié sans le modèle : {notes}.",why_ran:"{calls} a été exécuté.",why_rejected:"{call} a été rejeté : {reason}.",why_running:"Toujours en cours.",why_tool_failed:"{call} a été exécuté et a échoué.",why_words:"Le modèle a répondu par des mots, sans appeler d'outil.",written:"Tel que le modèle l'a écrit"};var R2={all_agents:"Agent: alle",all_statuses:"Uitkomst: alle",all_takers:"Afgehandeld door: alle",all_tools:"Tool: alle",arguments:"Argumenten",bench_agent:"Agent",bench_continues:"Het gesprek gaat door: de volgende zin geldt als antwoord.",bench_dry:"Proefdraaien",bench_dry_off:"Wat de agent doet, gebeurt in huis.",bench_dry_on:"Alles wordt uitgevoerd, behalve wat iets in huis verandert.",bench_failed:"Dat is niet gelukt: {error}",bench_new:"Nieuw gesprek",bench_no_agent:"Smart Agent heeft nog geen agent.",bench_running:"Bezig…",bench_send:"Proberen",bench_text:"Zin",context:"{percent} van de context",copied:"Gekopieerd",copy:"Als tekst kopiëren",copy_failed:"De browser staat kopiëren niet toe.",download:"Downloaden als JSON",download_all:"Alles downloaden als JSON",dry_run:"Proef",empty:"Nog geen beurten",empty_hint:"Zeg iets tegen Assist of probeer hier een zin.",error:"Fout",feedback:"Wat het model te horen kreeg",filter_agent:"Agent",filter_status:"Uitkomst",filter_taken_by:"Afgehandeld door",filter_text:"Zoeken",filter_tool:"Tool",kind_asked:"Eerst gevraagd",kind_corrected:"Verbeterd, uitgevoerd",kind_failed:"Uitgevoerd, mislukt",kind_rejected:"Afgewezen",kind_repeated:"Al gedaan",kind_request:"Aanvraag",kind_run:"Uitgevoerd",kind_spoken:"Uitgesproken",language:"Taal",loading:"Laden…",model:"Model",no_match:"Geen beurt past bij het filter",notes:"Rechtgezet zonder het model",part_load:"Model laden",part_read:"Prompt lezen",part_rest:"Overig",part_write:"Schrijven",place:"Plaats",problem_cannot_connect:"De server was niet bereikbaar",problem_empty:"Er is niets geschreven",problem_incomplete:"Het antwoord brak af",problem_invalid_auth:"De server weigerde de API-sleutel",problem_lost:"Het antwoord kwam niet aan",problem_model_not_found:"De server heeft het model niet",problem_no_tool_support:"Het model kan geen tools gebruiken",problem_not_ollama:"Wat antwoordde is geen Ollama-server",problem_redirected:"De server verwijst aanvragen door",problem_server_error:"De server meldde een fout",problem_silent:"Het model schreef niets",problem_timeout:"Het duurde te lang",problem_too_large:"Het antwoord was te lang",problem_unreadable:"Een aanroep was onleesbaar",prompt:"Exacte prompt",prompt_gone:"Deze prompt wordt niet meer bewaard.",raw_output:"Ruwe uitvoer van het model",rejected_answers:"Afgewezen antwoorden: {n}",result:"Resultaat",retry:"Opnieuw proberen",show_all:"Alles tonen",shown:"{shown} van {all}",sources:"Bronnen",status_acted:"Uitgevoerd",status_answered:"Beantwoord",status_asked_back:"Teruggevraagd",status_cancelled:"Afgebroken",status_failed:"Mislukt",status_gave_up:"Opgegeven",status_running:"Bezig",steps:"Stappen",taken_by_at_once:"Meteen, zonder het model",taken_by_both:"Model en agent",taken_by_model:"Model",task:"AI-taak",thinking:"Gedachten",time:"Tijd",tokens:"{read} tokens in de prompt, {written} geschreven",tools:"Tools",try:"Een zin proberen",unavailable:"De opnames zijn niet te lezen: {error}",warm:"begin in de cache",why_asked_back:"De agent vroeg ‘{speech}’ voordat hij verderging.",why_cancelled:"Het is afgebroken voordat het klaar was.",why_corrected:"{call} is afgewezen ({reason}), daarna verbeterd tot {corrected} en uitgevoerd.",why_dry_run:"Proef: er is niets in huis veranderd.",why_failed:"Mislukt: {reason}.",why_gave_up:"Opgegeven; afgewezen antwoorden: {n}.",why_no_model:"Beantwoord zonder een model te vragen.",why_put_right:"Rechtgezet zonder het model: {notes}.",why_ran:"{calls} is uitgevoerd.",why_rejected:"{call} is afgewezen: {reason}.",why_running:"Nog bezig.",why_tool_failed:"{call} is uitgevoerd en mislukt.",why_words:"Het model antwoordde in woorden en riep geen tool aan.",written:"Zoals het model het schreef"};var F2={all_agents:"Agent: wszyscy",all_statuses:"Wynik: wszystkie",all_takers:"Załatwione przez: wszystko",all_tools:"Narzędzie: wszystkie",arguments:"Argumenty",bench_agent:"Agent",bench_continues:"Rozmowa trwa: następne zdanie będzie odpowiedzią.",bench_dry:"Na próbę",bench_dry_off:"To, co zrobi agent, stanie się w domu.",bench_dry_on:"Wykonywane jest wszystko oprócz tego, co zmieniłoby coś w domu.",bench_failed:"Nie udało się: {error}",bench_new:"Nowa rozmowa",bench_no_agent:"Smart Agent nie ma jeszcze agenta.",bench_running:"W toku…",bench_send:"Wypróbuj",bench_text:"Zdanie",context:"{percent} kontekstu",copied:"Skopiowano",copy:"Kopiuj jako tekst",copy_failed:"Przeglądarka nie pozwala kopiować.",download:"Pobierz jako JSON",download_all:"Pobierz wszystko jako JSON",dry_run:"Próba",empty:"Nie ma jeszcze tur rozmów",empty_hint:"Powiedz coś do Assist albo wypróbuj tu zdanie.",error:"Błąd",feedback:"Co powiedziano modelowi",filter_agent:"Agent",filter_status:"Wynik",filter_taken_by:"Załatwione przez",filter_text:"Szukaj",filter_tool:"Narzędzie",kind_asked:"Najpierw zapytano",kind_corrected:"Poprawione, wykonane",kind_failed:"Wykonane, nieudane",kind_rejected:"Odrzucone",kind_repeated:"Już zrobione",kind_request:"Zapytanie",kind_run:"Wykonane",kind_spoken:"Wypowiedziane",language:"Język",loading:"Wczytywanie…",model:"Model",no_match:"Żadna tura nie pasuje do filtra",notes:"Poprawiono bez modelu",part_load:"Wczytanie modelu",part_read:"Czytanie promptu",part_rest:"Inne",part_write:"Pisanie",place:"Miejsce",problem_cannot_connect:"Nie udało się połączyć z serwerem",problem_empty:"Nic nie napisano",problem_incomplete:"Odpowiedź się urwała",problem_invalid_auth:"Serwer odrzucił klucz API",problem_lost:"Odpowiedź nie dotarła",problem_model_not_found:"Serwer nie ma tego modelu",problem_no_tool_support:"Model nie umie używać narzędzi",problem_not_ollama:"To, co odpowiedziało, nie jest serwerem Ollama",problem_redirected:"Serwer przekierowuje żądania",problem_server_error:"Serwer zgłosił błąd",problem_silent:"Model nic nie napisał",problem_timeout:"Trwało to zbyt długo",problem_too_large:"Odpowiedź była zbyt długa",problem_unreadable:"Wywołania nie dało się odczytać",prompt:"Dokładny prompt",prompt_gone:"Ten prompt nie jest już przechowywany.",raw_output:"Surowa odpowiedź modelu",rejected_answers:"Odrzucone odpowiedzi: {n}",result:"Wynik",retry:"Spróbuj ponownie",show_all:"Pokaż wszystko",shown:"{shown} z {all}",sources:"Źródła",status_acted:"Wykonane",status_answered:"Odpowiedź",status_asked_back:"Dopytano",status_cancelled:"Anulowane",status_failed:"Błąd",status_gave_up:"Poddano się",status_running:"W toku",steps:"Kroki",taken_by_at_once:"Od razu, bez modelu",taken_by_both:"Model i agent",taken_by_model:"Model",task:"Zadanie AI",thinking:"Rozumowanie",time:"Czas",tokens:"tokeny: {read} w poleceniu, {written} napisanych",tools:"Narzędzia",try:"Wypróbuj zdanie",unavailable:"Nie można odczytać zapisów: {error}",warm:"początek w pamięci podręcznej",why_asked_back:"Agent zapytał „{speech}”, zanim zrobił cokolwiek więcej.",why_cancelled:"Przerwano, zanim się skończyło.",why_corrected:"{call} odrzucono ({reason}), potem poprawiono na {corrected} i wykonano.",why_dry_run:"Próba: w domu nic się nie zmieniło.",why_failed:"Nie powiodło się: {reason}.",why_gave_up:"Poddano się; odrzucone odpowiedzi: {n}.",why_no_model:"Odpowiedziano bez pytania modelu.",why_put_right:"Poprawiono bez modelu: {notes}.",why_ran:"Wykonano {calls}.",why_rejected:"{call} odrzucono: {reason}.",why_running:"Jeszcze trwa.",why_tool_failed:"{call} wykonano bez powodzenia.",why_words:"Model odpowiedział słowami i nie wywołał żadnego narzędzia.",written:"Tak jak napisał to model"};var D2={de:P2,en:a1,es:T2,fr:_2,nl:R2,pl:F2};function E2(V){let C=D2[V]??D2[V.split("-")[0]??""]??a1;return(H,L)=>R5(C[H]??a1[H],L)}function P(V,C,H){let L=`${C}_${H}`;return L in a1?V(L):H}function R5(V,C={}){return V.replace(/\{(\w+)\}/g,(H,L)=>String(C[L]??H))}function W2(V){let C=[],H=!1,L=(M,r)=>M.forEach((e,i)=>{let t=G1(e,H);C.push({kind:t,key:`${r}c${i}`,call:e,...$2(e,V)}),H||=e.verdict==="rejected"});if(L(V.confirmed,"y"),L(V.said,"s"),V.requests.forEach((M,r)=>{C.push({kind:"request",key:`r${r}`,index:r,request:M,...$2(M,V)}),L(M.calls,`r${r}`)}),V.speech){let M=Math.max(0,...C.map(I2)),r=Math.max(0,V.seconds-M);C.push({kind:"spoken",key:"spoken",text:V.speech,started:M,seconds:r,open:!1})}return C}function $2(V,C){let H=!("verdict"in V)||V.verdict==="run",L=!C.done&&H&&V.seconds===0,M=L?Math.max(0,C.seconds-V.started):V.seconds;return{started:V.started,seconds:M,open:L}}function G1(V,C){return V.verdict!=="run"?V.verdict:V.failed?"failed":C?"corrected":"run"}function I2(V){return V.started+V.seconds}function z2(V,C){return Math.max(V.seconds,...C.map(I2))}function U2(V,C){if(C<=0)return[];let H=V.kind==="request"?F5(Q1(V),V):[["step",V.seconds]];return D5(H,V,C)}function Q1(V){let{load_seconds:C,read_seconds:H,write_seconds:L}=V.request,M=Math.max(0,V.seconds-C-H-L);return[["load",C],["read",H],["write",L],["rest",M]].filter(([,e])=>e>0)}function F5(V,C){let H=V.reduce((M,[,r])=>M+r,0),L=H>C.seconds?C.seconds/H:1;return V.map(([M,r])=>[M,r*L])}function D5(V,C,H){let L=C.started;return V.map(([M,r])=>{let e=N2(L,H);return L+=r,{kind:M,left:e,width:N2(L,H)-e}})}function N2(V,C){return Math.min(100,Math.max(0,100*V/C))}var G2=160;function k1(V,C){let H=u2(V),L=[...E5(H,C),$5(V,H,C)];return V.done&&V.dry_run&&H.some(M=>M.verdict==="run")&&L.push(C("why_dry_run")),L.filter(Boolean).join(" ")}function E5(V,C){let H=V.filter(i=>i.verdict==="run"&&!i.failed),L=V.findIndex(i=>i.verdict==="rejected"),r=V.filter(i=>i.verdict==="run"&&i.failed).map(i=>C("why_tool_failed",{call:j1(i)}));if(L>=0){let i=V[L],t=V.slice(L).find(p=>H.includes(p));return[t?N5(i,t,C):W5(i,C),...r]}let e=H.flatMap(i=>i.notes);return e.length&&r.unshift(C("why_put_right",{notes:e.join("; ")})),H.length&&r.unshift(C("why_ran",{calls:H.map(j1).join("; ")})),r}function $5(V,C,H){if(!V.done)return H("why_running");switch(V.outcome){case"asked_back":return H("why_asked_back",{speech:V.speech});case"gave_up":return I5(V,C,H);case"failed":return H("why_failed",{reason:K2(V.error)||Q2(V,H)});case"cancelled":return H("why_cancelled");default:return V.requests.length?C.length?"":H("why_words"):H("why_no_model")}}function N5(V,C,H){return H("why_corrected",{call:q2(V),reason:j2(V),corrected:j1(C)})}function W5(V,C){return C("why_rejected",{call:q2(V),reason:j2(V)})}function I5(V,C,H){if(!V.requests.length)return H("why_no_model");let L=H("why_gave_up",{n:V.attempts});return C.some(r=>r.verdict==="rejected")?L:`${Q2(V,H)}. ${L}`}function Q2(V,C){return P(C,"problem",V.requests.at(-1)?.problem||"empty")}function j2(V){return K2(V.problems[0]??V.kinds[0]??"")}function q2(V){return o1(U1(w1(V.tool),V.written),G2)}function j1(V){return o1(U1(w1(V.tool),V.arguments),G2)}function w1(V){return V.split("__").at(-1)||V}function K2(V){return V.trim().replace(/[.!]$/,"")}function J2(V,C,H){let L=[V.text,`${C("time")}: ${V.started}`,`${C("filter_agent")}: ${V.agent_id}`,`${C("model")}: ${V.model}`,`${C("language")}: ${V.language}`,V.area?`${C("place")}: ${V.area}`:"",`${C("filter_status")}: ${z5(V,C,H)}`,V.dry_run?C("dry_run"):"",V.error?`${C("error")}: ${V.error}`:"",k1(V,C)],M={seen:!1},e=[...V.confirmed,...V.said].flatMap(a=>X2(a,!1,C,H)),i=V.requests.flatMap((a,l)=>U5(a,l+1,M,C,H)),t=[...e,...i],p=V.sources.map(a=>`${C("sources")}: ${a.title} ${a.url}`),v=V.speech?[`${C("kind_spoken")}: ${V.speech}`]:[];return[...L.filter(Boolean),"",...t,...v,...p,""].join(`
`)}function z5(V,C,H){let L=P(C,"status",T(V)),M=V.attempts?`, ${C("rejected_answers",{n:V.attempts})}`:"";return`${L}, ${H.duration(V.seconds)}${M}`}function U5(V,C,H,L,M){let r=L("tokens",{read:M.number(V.prompt_tokens),written:M.number(V.generated_tokens)}),e=[`${C}. ${L("kind_request")}: ${V.model}, ${M.duration(V.seconds)}, ${r}`];V.problem&&e.push(A1(P(L,"problem",V.problem)));let i=f1(V);i&&e.push(A1(`${L("raw_output")}: ${i}`));for(let t of V.calls)e.push(...X2(t,H.seen,L,M)),H.seen||=t.verdict==="rejected";return e}function X2(V,C,H,L){let M=P(H,"kind",G1(V,C)),r=[A1(`${M}: ${V.tool}, ${L.duration(V.seconds)}`)],e=(i,t)=>{t&&r.push(A1(A1(`${i}: ${t}`)))};e(H("written"),w(V.written));for(let i of V.problems)e(P(H,"kind","rejected"),i);return e(H("notes"),V.notes.join("; ")),e(H("feedback"),V.feedback),V.verdict==="run"&&(e(H("arguments"),w(V.arguments)),e(H("result"),V.result===null?"":w(V.result))),r}function A1(V){return V.replace(/^/gm,"  ")}async function Y2(V){if(navigator.clipboard)return navigator.clipboard.writeText(V).then(()=>!0,()=>!1);let C=document.createElement("textarea");C.value=V,C.style.position="fixed",C.style.opacity="0",document.body.append(C),C.select();let H=document.execCommand("copy");return C.remove(),H}var q=class{constructor(C){this.host=C;this.known=0;this.heard=0;this.running=!1;C.addController(this)}set({seconds:C,done:H}){this.known=C,this.heard=performance.now(),this.running=!H,this.wind()}get seconds(){return this.running?this.known+(performance.now()-this.heard)/1e3:this.known}hostConnected(){this.wind()}hostDisconnected(){clearInterval(this.timer),this.timer=void 0}wind(){clearInterval(this.timer);let C=()=>this.host.requestUpdate();this.timer=this.running?setInterval(C,500):void 0}};var y1={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},b1=V=>(...C)=>({_$litDirective$:V,values:C}),K=class{constructor(C){}get _$AU(){return this._$AM._$AU}_$AT(C,H,L){this._$Ct=C,this._$AM=H,this._$Ci=L}_$AS(C,H){return this.update(C,H)}update(C,H){return this.render(...H)}};var{I:G5}=x2,C5=V=>V;var H5=()=>document.createComment(""),J=(V,C,H)=>{let L=V._$AA.parentNode,M=C===void 0?V._$AB:C._$AA;if(H===void 0){let r=L.insertBefore(H5(),M),e=L.insertBefore(H5(),M);H=new G5(r,e,V,V.options)}else{let r=H._$AB.nextSibling,e=H._$AM,i=e!==V;if(i){let t;H._$AQ?.(V),H._$AM=V,H._$AP!==void 0&&(t=V._$AU)!==e._$AU&&H._$AP(t)}if(r!==M||i){let t=H._$AA;for(;t!==r;){let p=C5(t).nextSibling;C5(L).insertBefore(t,M),t=p}}}return H},R=(V,C,H=V)=>(V._$AI(C,H),V),Q5={},V5=(V,C=Q5)=>V._$AH=C,L5=V=>V._$AH,B1=V=>{V._$AR(),V._$AA.remove()};var M5=(V,C,H)=>{let L=new Map;for(let M=C;M<=H;M++)L.set(V[M],M);return L},P1=b1(class extends K{constructor(V){if(super(V),V.type!==y1.CHILD)throw Error("repeat() can only be used in text expressions")}dt(V,C,H){let L;H===void 0?H=C:C!==void 0&&(L=C);let M=[],r=[],e=0;for(let i of V)M[e]=L?L(i,e):e,r[e]=H(i,e),e++;return{values:r,keys:M}}render(V,C,H){return this.dt(V,C,H).values}update(V,[C,H,L]){let M=L5(V),{values:r,keys:e}=this.dt(C,H,L);if(!Array.isArray(M))return this.ut=e,r;let i=this.ut??=[],t=[],p,v,a=0,l=M.length-1,n=0,x=r.length-1;for(;a<=l&&n<=x;)if(M[a]===null)a++;else if(M[l]===null)l--;else if(i[a]===e[n])t[n]=R(M[a],r[n]),a++,n++;else if(i[l]===e[x])t[x]=R(M[l],r[x]),l--,x--;else if(i[a]===e[x])t[x]=R(M[a],r[x]),J(V,t[x+1],M[a]),a++,x--;else if(i[l]===e[n])t[n]=R(M[l],r[n]),J(V,M[a],M[l]),l--,n++;else if(p===void 0&&(p=M5(e,n,x),v=M5(i,a,l)),p.has(i[a]))if(p.has(i[l])){let f=v.get(e[n]),Y=f!==void 0?M[f]:null;if(Y===null){let p1=J(V,M[a]);R(p1,r[n]),t[n]=p1}else t[n]=R(Y,r[n]),J(V,M[a],Y),M[f]=null;n++}else B1(M[l]),l--;else B1(M[a]),a++;for(;n<=x;){let f=J(V,t[x+1]);R(f,r[n]),t[n++]=f}for(;a<=l;){let f=M[a++];f!==null&&B1(f)}return this.ut=e,V5(V,t),k}});var r5="important",j5=" !"+r5,e5=b1(class extends K{constructor(V){if(super(V),V.type!==y1.ATTRIBUTE||V.name!=="style"||V.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(V){return Object.keys(V).reduce((C,H)=>{let L=V[H];return L==null?C:C+`${H=H.includes("-")?H:H.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${L};`},"")}update(V,[C]){let{style:H}=V.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(C)),this.render(C);for(let L of this.ft)C[L]==null&&(this.ft.delete(L),L.includes("-")?H.removeProperty(L):H[L]=null);for(let L in C){let M=C[L];if(M!=null){this.ft.add(L);let r=typeof M=="string"&&M.endsWith(j5);L.includes("-")||r?H.setProperty(L,r?M.slice(0,-11):M,r?r5:""):H[L]=M}}return k}});function F(V,C){return o`<details>
<summary>${V}</summary>
<pre tabindex="0">${C}</pre>
</details>`}var t5=300;function i5(V,C){let H=Q(V.written),M=V.verdict==="run"&&H!==Q(V.arguments);return o`
<p class="code">${H}</p>
${V.problems.map(r=>o`<p class="problem">${r}</p>`)}
${V.notes.length?q5(C("notes"),V.notes):A}
${M?o`<p class="code"><span class="quiet">→ </span>${Q(V.arguments)}</p>`:A}
${V.feedback?F(C("feedback"),V.feedback):A}
${J5(V.result)?K5(V,C):A}
`}function q5(V,C){return o`<p><span class="quiet">${V}:</span> ${C.join("; ")}</p>`}function K5(V,C){let H=Q(V.result);return H.length<=t5?o`<p><span class="quiet">${C("result")}:</span> ${H}</p>`:o`<p><span class="quiet">${C("result")}:</span> ${o1(H,t5)}</p>
${F(C("result"),w(V.result))}`}function J5(V){return V!=null&&Q(V)!==""}var D=class extends Z{constructor(){super(...arguments);this.turnId="";this.request=0;this.error=""}render(){let{t:H}=this.view;return o`<details @toggle=${this.toggled}>
<summary>${H("prompt")}</summary>
${this.content()}
</details>`}content(){let{t:H}=this.view;if(this.error)return o`<p class="quiet">${this.error}</p>`;if(!this.prompt)return o`<p class="quiet">${H("loading")}</p>`;let{messages:L,tools:M}=this.prompt;return o`
${L.map(r=>this.message(r))}
${M.length?F(`${H("tools")} (${M.length})`,w(M)):A}
`}message({role:H,content:L,...M}){return o`<h4>${String(H??"")}</h4>
${L?o`<pre tabindex="0">${w(L)}</pre>`:A}
${Object.keys(M).length?o`<pre tabindex="0">${w(M)}</pre>`:A}`}async toggled({currentTarget:H}){if(this.toggleAttribute("open",H.open),!this.prompt)try{this.prompt=await this.view.api.prompt(this.turnId,this.request),this.error=""}catch(L){this.error=this.explained(L)}}explained(H){let{t:L}=this.view,{code:M,message:r}=H;return M==="not_found"?L("prompt_gone"):r??String(H)}static{this.styles=[h,u`
summary {
cursor: pointer;
min-height: 32px;
line-height: 32px;
color: var(--primary-color);
}
h4 {
margin: 8px 0 4px;
font-size: 12px;
font-weight: 500;
color: var(--secondary-text-color);
}
pre + pre {
margin-top: 4px;
}
`]}};d([m({attribute:!1})],D.prototype,"view",2),d([m({attribute:!1})],D.prototype,"turnId",2),d([m({type:Number})],D.prototype,"request",2),d([s()],D.prototype,"prompt",2),d([s()],D.prototype,"error",2);S("smart-agent-prompt-view",D);function o5(V,C,H){let{request:L}=V,{t:M}=H,r=f1(L);return o`
${L.problem?o`<p class="problem">${P(M,"problem",L.problem)}</p>`:A}
${L.prompt_tokens?X5(L,H):A}
${V.open?A:Y5(V,H)}
<div class="disclosures">
${L.thinking?F(M("thinking"),L.thinking):A}
${r?F(M("raw_output"),r):A}
<smart-agent-prompt-view
.view=${H}
.turnId=${C}
.request=${V.index}
></smart-agent-prompt-view>
</div>
`}function X5(V,{t:C,format:H}){let L=C("tokens",{read:H.number(V.prompt_tokens),written:H.number(V.generated_tokens)}),M=(V.prompt_tokens+V.generated_tokens)/V.num_ctx,r=V.num_ctx?` · ${C("context",{percent:H.percent(M)})}`:"",e=V.warm?` · ${C("warm")}`:"";return o`<p class="quiet">${L}${r}${e}</p>`}function Y5(V,{t:C,format:H}){return o`<p class="times quiet">
${Q1(V).map(([L,M])=>o`<span><i class="part ${L}"></i>${C(`part_${L}`)} ${H.duration(M)}</span>`)}
</p>`}var a5=u`
ol {
list-style: none;
margin: 0;
padding: 0;
}
li {
padding: 8px 0;
border-top: 1px solid var(--divider-color);
}
.head {
display: grid;
grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 84px;
align-items: center;
gap: 4px 12px;
}
.title {
display: flex;
flex-wrap: wrap;
align-items: center;
gap: 2px 8px;
overflow-wrap: anywhere;
}
b {
font-weight: 500;
}
.seconds {
text-align: end;
white-space: nowrap;
font-variant-numeric: tabular-nums;
}
.track {
position: relative;
height: 12px;
border-radius: 3px;
background: color-mix(in srgb, var(--primary-text-color) 6%, transparent);
overflow: hidden;
}
.track .part {
position: absolute;
top: 0;
bottom: 0;
min-width: 2px;
}
.part {
background: var(--tone, var(--success-color));
}
.part.load {
background: var(--warning-color);
}
.part.read {
background: color-mix(in srgb, var(--primary-color) 50%, transparent);
}
.part.write {
background: var(--primary-color);
}
.part.rest {
background: color-mix(in srgb, var(--primary-text-color) 24%, transparent);
}
.open .track {
animation: pulse 1s ease-in-out infinite alternate;
}
.body p {
margin: 4px 0 0;
overflow-wrap: anywhere;
}
.times {
display: flex;
flex-wrap: wrap;
gap: 0 16px;
}
.times .part {
display: inline-block;
width: 10px;
height: 10px;
border-radius: 2px;
margin-inline-end: 6px;
}
.code {
font-family: var(--ha-font-family-code, monospace);
font-size: 13px;
}
.problem {
padding-inline-start: 10px;
border-inline-start: 3px solid var(--error-color);
}
.speech {
font-size: 15px;
white-space: pre-wrap;
}
summary {
cursor: pointer;
min-height: 32px;
line-height: 32px;
color: var(--primary-color);
}
.disclosures {
display: flex;
flex-wrap: wrap;
gap: 0 24px;
}
.disclosures [open] {
flex: 1 0 100%;
min-width: 0;
}
@container (max-width: 700px) {
.head {
grid-template-columns: 1fr auto;
}
.track {
grid-column: 1 / -1;
grid-row: 2;
}
}
`;var d1=class extends Z{render(){let C=W2(this.turn),H=z2(this.turn,C);return o`<ol aria-label=${this.view.t("steps")}>
${P1(C,L=>L.key,L=>this.step(L,H))}
</ol>`}step(C,H){return o`<li class=${C.open?"open":""}>
<div class="head">
<div class="title">${this.heading(C)}</div>
${C3(C,H)}
<span class="seconds">${this.seconds(C)}</span>
</div>
<div class="body">${this.body(C)}</div>
</li>`}heading(C){let{t:H}=this.view;return C.kind==="request"?o`<b>${H("kind_request")} ${C.index+1}</b>
<span class="quiet">${C.request.model}</span>`:C.kind==="spoken"?o`<b>${H("kind_spoken")}</b>`:o`<b class="tool" title=${C.call.tool}>${w1(C.call.tool)}</b>
${b2(C.kind,H)}`}seconds(C){return C.open?o`<span class="chip plain running">${this.view.t("status_running")}</span>`:(C.kind==="request"||C.seconds>0)&&C.kind!=="spoken"?this.view.format.duration(C.seconds):A}body(C){return C.kind==="request"?o5(C,this.turn.id,this.view):C.kind==="spoken"?o`<p class="speech">${C.text}</p>`:i5(C.call,this.view.t)}static{this.styles=[h,a5]}};d([m({attribute:!1})],d1.prototype,"view",2),d([m({attribute:!1})],d1.prototype,"turn",2);function C3(V,C){let H=V.kind==="rejected"||V.kind==="failed"?"bad":"";return o`<div class="track ${H}" aria-hidden="true">
${U2(V,C).map(({kind:L,left:M,width:r})=>o`<span
class="part ${L}"
style=${e5({left:`min(${M}%, 100% - 2px)`,width:`${r}%`})}
></span>`)}
</div>`}S("smart-agent-step-list",d1);var E=class extends Z{constructor(){super(...arguments);this.error="";this.said="";this.clock=new q(this);this.reading=!1;this.stale=!1}willUpdate(H){H.has("summary")&&(this.turn?.id!==this.summary.id&&(this.turn=void 0),this.read())}async read(){if(this.stale=!0,!this.reading){for(this.reading=!0;this.stale;){this.stale=!1;let{id:H}=this.summary;try{let L=await this.view.api.turn(H);H===this.summary.id&&this.take(L),this.error=""}catch(L){this.error=_(L)}}this.reading=!1}}take(H){this.turn=H,this.clock.set(H)}render(){let{view:H}=this,L=this.now();return this.error?o`<p class="quiet">${H.t("unavailable",{error:this.error})}</p>`:L?o`
<p class="why">${k1(L,H.t)}</p>
<dl>${this.facts(L)}</dl>
<smart-agent-step-list .view=${H} .turn=${L}></smart-agent-step-list>
${L.sources.length?this.sources(L):A}
<div class="actions">
<button class="action" @click=${this.copy}>${O(X1)}${H.t("copy")}</button>
<button class="action" @click=${this.dump}>${O(m1)}${H.t("download")}</button>
<span class="quiet" role="status">${this.said}</span>
</div>
`:o`<p class="quiet">${H.t("loading")}</p>`}now(){let{turn:H}=this;return!H||H.done?H:{...H,seconds:this.clock.seconds}}facts(H){let{t:L,format:M,agentName:r}=this.view;return[[L("time"),M.exactly(H.started)],[L("filter_agent"),r(H.agent_id)],[L("model"),H.model],[L("language"),H.language],[L("place"),H.area??""],[L("error"),H.error]].filter(([,i])=>i).map(([i,t])=>o`<div><dt>${i}</dt><dd>${t}</dd></div>`)}sources(H){return o`<h3>${this.view.t("sources")}</h3>
<ul>
${H.sources.map(L=>o`<li>${L.title} <span class="quiet">${L.source} ${L.url}</span></li>`)}
</ul>`}async copy(){let{t:H,format:L}=this.view;if(!this.turn)return;let M=await Y2(J2(this.turn,H,L));this.said=H(M?"copied":"copy_failed")}async dump(){try{O1(`smart-agent-${this.summary.id}.json`,await this.view.api.dump(this.summary.id))}catch(H){this.said=_(H)}}static{this.styles=[h,u`
:host {
display: block;
padding: 0 16px 8px;
}
.why {
margin: 4px 0 12px;
padding: 10px 14px;
border-inline-start: 4px solid var(--primary-color);
border-radius: 4px;
background: color-mix(in srgb, var(--primary-color) 8%, transparent);
font-size: 15px;
overflow-wrap: anywhere;
}
dl {
display: flex;
flex-wrap: wrap;
gap: 4px 24px;
margin: 0 0 12px;
}
dl div {
display: flex;
gap: 6px;
overflow-wrap: anywhere;
}
dt {
color: var(--secondary-text-color);
}
dd {
margin: 0;
}
h3 {
margin: 12px 0 4px;
font-size: 14px;
font-weight: 500;
}
ul {
margin: 0;
padding-inline-start: 20px;
overflow-wrap: anywhere;
}
.actions {
display: flex;
flex-wrap: wrap;
align-items: center;
gap: 0 8px;
margin: 8px -12px 0;
}
`]}};d([m({attribute:!1})],E.prototype,"view",2),d([m({attribute:!1})],E.prototype,"summary",2),d([s()],E.prototype,"turn",2),d([s()],E.prototype,"error",2),d([s()],E.prototype,"said",2);S("smart-agent-turn-details",E);var g=class extends Z{constructor(){super(...arguments);this.agents=[];this.turns=[];this.agent="";this.dryRun=!0;this.running=!1;this.error="";this.conversation="";this.turnId="";this.known=new Set}willUpdate(H){this.agents.includes(this.agent)||(this.agent=this.agents[0]??""),H.has("turns")&&this.running&&!this.turnId&&(this.turnId=this.newTurn()?.id??"")}render(){let{t:H}=this.view;return this.agents.length?o`
<form @submit=${this.submit}>
${this.agentPicker()}
<input
name="text"
required
maxlength="1000"
autocomplete="off"
aria-label=${H("bench_text")}
placeholder=${H("bench_text")}
/>
<button class="action main" ?disabled=${this.running}>
${O(H2)}${H(this.running?"bench_running":"bench_send")}
</button>
</form>
${this.dryRunSwitch()} ${this.conversation?this.continues():A}
${this.error?o`<p role="alert">${H("bench_failed",{error:this.error})}</p>`:A}
${this.outcome()}
`:o`<p class="quiet">${H("bench_no_agent")}</p>`}agentPicker(){let{t:H,agentName:L}=this.view;return o`<select
aria-label=${H("bench_agent")}
@change=${M=>this.choose(M.target.value)}
>
${this.agents.map(M=>o`<option value=${M} ?selected=${M===this.agent}>${L(M)}</option>`)}
</select>`}dryRunSwitch(){let{t:H}=this.view;return o`<label class="switch">
<input
type="checkbox"
role="switch"
.checked=${this.dryRun}
@change=${L=>this.dryRun=L.target.checked}
/>
<span>${H("bench_dry")}</span>
<span class="quiet">${H(this.dryRun?"bench_dry_on":"bench_dry_off")}</span>
</label>`}continues(){let{t:H}=this.view;return o`<p class="continues quiet">
${H("bench_continues")}
<button class="action" @click=${()=>this.conversation=""}>${H("bench_new")}</button>
</p>`}outcome(){let H=this.turns.find(L=>L.id===this.turnId);return H?o`<div class="outcome" aria-live="polite">
${g1(T(H),this.view.t)} <b>${H.text}</b>
<span>${H.speech}</span>
</div>
<smart-agent-turn-details .view=${this.view} .summary=${H}></smart-agent-turn-details>`:A}choose(H){this.agent=H,this.conversation=""}async submit(H){H.preventDefault();let L=H.target.elements.namedItem("text"),M=L.value.trim();if(!(!M||this.running)){this.known=new Set(this.turns.map(r=>r.id)),this.turnId="",this.error="",this.running=!0;try{let r=await this.view.api.try({agent_id:this.agent,text:M,dry_run:this.dryRun,language:this.view.language,...this.conversation&&{conversation_id:this.conversation}});this.turnId=r.turn_id;let{outcome:e}=await this.view.api.turn(r.turn_id);this.conversation=e==="asked_back"?r.conversation_id:"",L.value.trim()===M&&L.select()}catch(r){this.error=_(r)}this.running=!1}}newTurn(){return this.turns.find(H=>H.agent_id===this.agent&&H.dry_run===this.dryRun&&!this.known.has(H.id))}static{this.styles=[h,u`
:host {
display: block;
padding: 16px;
}
form {
display: flex;
flex-wrap: wrap;
gap: 8px;
}
form select {
flex: 1 1 160px;
max-width: 260px;
}
form input {
flex: 4 1 240px;
}
.switch {
display: inline-flex;
flex-wrap: wrap;
align-items: center;
gap: 2px 10px;
min-height: 44px;
cursor: pointer;
}
.switch input {
appearance: none;
position: relative;
width: 40px;
min-height: 22px;
padding: 0;
border-radius: 11px;
background: var(--secondary-text-color);
border: none;
cursor: pointer;
transition: background 0.15s;
}
.switch input::before {
content: "";
position: absolute;
top: 3px;
inset-inline-start: 3px;
width: 16px;
height: 16px;
border-radius: 50%;
background: var(--card-background-color);
transition: inset-inline-start 0.15s;
}
.switch input:checked {
background: var(--primary-color);
}
.switch input:checked::before {
inset-inline-start: 21px;
}
p {
margin: 4px 0;
}
.continues {
display: flex;
flex-wrap: wrap;
align-items: center;
}
.outcome {
display: flex;
flex-wrap: wrap;
align-items: center;
gap: 4px 12px;
padding: 8px 0;
overflow-wrap: anywhere;
}
b {
font-weight: 500;
}
smart-agent-turn-details {
padding: 0;
}
`]}};d([m({attribute:!1})],g.prototype,"view",2),d([m({attribute:!1})],g.prototype,"agents",2),d([m({attribute:!1})],g.prototype,"turns",2),d([s()],g.prototype,"agent",2),d([s()],g.prototype,"dryRun",2),d([s()],g.prototype,"running",2),d([s()],g.prototype,"error",2),d([s()],g.prototype,"conversation",2),d([s()],g.prototype,"turnId",2);S("smart-agent-test-bench",g);var $=class extends Z{constructor(){super(...arguments);this.open=!1;this.clock=new q(this)}willUpdate(H){H.has("turn")&&this.clock.set(this.turn)}render(){return o`${this.line()} ${this.open?this.details():A}`}line(){let{turn:H,view:L}=this;return o`<button
class="line"
aria-expanded=${this.open}
aria-controls=${this.open?"details":A}
@click=${this.toggle}
>
<time class="quiet" datetime=${H.started}>${L.format.moment(H.started)}</time>
<span class="place quiet">${H.area??""}</span>
<span class="words">${H.text}</span>
<span class="marks">${this.marks()}</span>
<span class="seconds">${L.format.duration(this.clock.seconds)}</span>
${O(J1)}
</button>`}marks(){let{turn:H}=this,{t:L}=this.view;return o`${H.attempts?V3(H.attempts,L("rejected_answers",{n:H.attempts})):A}
${H.done&&H.taken_by==="at_once"?H3(L("taken_by_at_once")):A}
${H.kind==="task"?A5(L("task")):A}
${H.dry_run?A5(L("dry_run")):A}
${g1(T(H),L)}`}details(){return o`<smart-agent-turn-details
id="details"
.view=${this.view}
.summary=${this.turn}
></smart-agent-turn-details>`}focus(){this.renderRoot.querySelector("button")?.focus()}toggle(){let H={id:this.turn.id};this.dispatchEvent(new CustomEvent("toggle-turn",{detail:H,bubbles:!0}))}static{this.styles=[h,u`
:host {
display: block;
border-bottom: 1px solid var(--divider-color);
}
.line {
display: grid;
grid-template-columns: 112px 104px 1fr auto 64px 20px;
grid-template-areas: "time place words marks seconds chevron";
align-items: center;
gap: 4px 12px;
width: 100%;
min-height: 48px;
padding: 4px 16px;
text-align: start;
}
.line:hover {
background: color-mix(in srgb, var(--primary-text-color) 4%, transparent);
}
time {
grid-area: time;
}
.place {
grid-area: place;
}
.words {
grid-area: words;
}
.marks {
grid-area: marks;
display: flex;
align-items: center;
gap: 8px;
}
.seconds {
grid-area: seconds;
text-align: end;
}
time,
.seconds {
font-variant-numeric: tabular-nums;
white-space: nowrap;
}
.line > .icon {
grid-area: chevron;
transition: transform 0.15s;
}
:host([open]) .line > .icon {
transform: rotate(180deg);
}
.place,
.words {
overflow: hidden;
text-overflow: ellipsis;
white-space: nowrap;
}
:host([open]) .words {
white-space: normal;
font-weight: 500;
}
.rejected {
display: inline-flex;
align-items: center;
gap: 4px;
color: var(--error-color);
}
.at-once {
display: inline-flex;
color: var(--success-color);
}
@container (max-width: 700px) {
.line {
grid-template-columns: auto 1fr auto 20px;
grid-template-areas:
"words words words chevron"
"time place seconds ."
"marks marks marks marks";
padding: 8px 16px;
}
.words {
white-space: normal;
}
}
`]}};d([m({attribute:!1})],$.prototype,"view",2),d([m({attribute:!1})],$.prototype,"turn",2),d([m({type:Boolean,reflect:!0})],$.prototype,"open",2);function H3(V){return o`<span class="at-once" role="img" aria-label=${V} title=${V}>${O(Y1)}</span>`}function A5(V){return o`<span class="chip">${V}</span>`}function V3(V,C){return o`<span class="rejected" role="img" aria-label=${C} title=${C}>
${O(K1)}${V}
</span>`}S("smart-agent-turn-row",$);var L3={ArrowDown:(V,C)=>Math.min(C,V+1),ArrowUp:V=>Math.max(0,V-1),Home:()=>0,End:(V,C)=>C},X=class extends Z{constructor(){super(...arguments);this.turns=[];this.opened=""}render(){return o`<div role="list" @toggle-turn=${this.toggle} @keydown=${this.move}>
${P1(this.turns,H=>H.id,H=>o`<smart-agent-turn-row
role="listitem"
.view=${this.view}
.turn=${H}
.open=${H.id===this.opened}
></smart-agent-turn-row>`)}
</div>`}toggle(H){let{id:L}=H.detail;this.opened=this.opened===L?"":L}move(H){let L=H.target,M=H.composedPath()[0].classList.contains("line");if(!(L instanceof $)||!M)return;if(H.key==="Escape"){this.opened="";return}let r=L3[H.key];if(!r)return;H.preventDefault();let e=[...this.renderRoot.querySelectorAll("smart-agent-turn-row")];e[r(e.indexOf(L),e.length-1)]?.focus()}static{this.styles=u`
:host {
display: block;
}
smart-agent-turn-row:last-child {
border-bottom: none;
}
`}};d([m({attribute:!1})],X.prototype,"view",2),d([m({attribute:!1})],X.prototype,"turns",2),d([s()],X.prototype,"opened",2);S("smart-agent-turn-list",X);function d5(V,C){if(C.type==="cleared")return[];if(C.type==="turns")return C.turns.toReversed();let H=V.findIndex(L=>L.id===C.turn.id);return H>=0?V.with(H,C.turn):[C.turn,...V].slice(0,Math.max(200,V.length))}var T1=class{constructor(C){this.hass=C}subscribe(C){let H={type:"smart_agent/turns/subscribe"};return this.hass().connection.subscribeMessage(C,H)}turn(C){return this.call("get",{turn_id:C})}prompt(C,H){return this.call("prompt",{turn_id:C,request:H})}dump(C){return this.call("dump",C?{turn_id:C}:{})}try(C){return this.call("try",{...C})}call(C,H){return this.hass().callWS({type:`smart_agent/turns/${C}`,...H})}};var M3={comma_decimal:"en-US",decimal_comma:"de",space_comma:"fr",quote_decimal:"de-CH"};function p5(V,C){let{language:H}=V,L=r3(V),M=V.time_zone==="server"?C:void 0,r={...M&&{timeZone:M},...L!==void 0&&{hour12:L}},e={hour:"numeric",minute:"2-digit",second:"2-digit"},i=new Intl.DateTimeFormat(H,{...e,...r}),t=new Intl.DateTimeFormat(H,{dateStyle:"short",...r}),p=new Intl.DateTimeFormat(H,{day:"numeric",month:"short",hour:"numeric",minute:"2-digit",...r}),v=new Intl.DateTimeFormat(H,{...e,...r,year:"numeric",month:"long",day:"numeric"}),a=e3(V),l=new Intl.NumberFormat(a),n=new Intl.NumberFormat(a,{style:"percent"}),x=(c,C1)=>new Intl.NumberFormat(a,{style:"unit",unit:c,unitDisplay:"short",maximumFractionDigits:C1,minimumFractionDigits:C1}),f=x("second",1),Y=x("second",2),p1=x("millisecond",0);return{moment(c){let C1=new Date(c);return(t.format(C1)===t.format(new Date)?i:p).format(C1)},exactly:c=>v.format(new Date(c)),duration(c){return c<.1?p1.format(c*1e3):(c<1?Y:f).format(c)},number:c=>l.format(c),percent:c=>n.format(c)}}function r3(V){if(V.time_format==="12")return!0;if(V.time_format==="24")return!1}function e3(V){let C=V.number_format;if(C!=="system")return M3[C??""]??V.language}function q1(V){let{locale:C,config:H}=V();return{api:new T1(V),t:E2(C.language),format:p5(C,H.time_zone),language:C.language,agentName:L=>w2(V(),L)}}var y=class extends Z{constructor(){super(...arguments);this.narrow=!1;this.filter=i1;this.error="";this.trying=!1;this.agents=[]}connectedCallback(){super.connectedCallback(),this.hass&&this.subscribe()}disconnectedCallback(){super.disconnectedCallback(),this.leave()}willUpdate(H){H.has("hass")&&(this.view=q1(()=>this.hass),this.agents=k2(this.hass),this.connection!==this.hass.connection&&this.subscribe())}subscribe(){this.leave(),this.connection=this.hass.connection,this.error="",this.unsubscribe=q1(()=>this.hass).api.subscribe(H=>{this.turns=d5(this.turns??[],H)}).catch(H=>{this.error=_(H)})}leave(){this.unsubscribe?.then(H=>H?.()).catch(()=>{}),this.unsubscribe=void 0,this.connection=void 0}render(){let{view:H}=this;if(!H)return A;let{t:L}=H;return o`
<header>
<ha-menu-button .hass=${this.hass} .narrow=${this.narrow}></ha-menu-button>
<h1>Smart Agent</h1>
<button
class="action"
aria-expanded=${this.trying}
aria-label=${L("try")}
title=${L("try")}
@click=${()=>this.trying=!this.trying}
>
${O(C2)}<span class="label">${L("try")}</span>
</button>
<button
class="action"
aria-label=${L("download_all")}
title=${L("download_all")}
?disabled=${!this.turns?.length}
@click=${()=>this.dump(H)}
>
${O(m1)}
</button>
</header>
<main>
${this.trying?this.bench(H):A}
${this.error?this.failure(H):this.content(H)}
</main>
`}bench(H){return o`<section class="card">
<h2>${H.t("try")}</h2>
<smart-agent-test-bench
.view=${H}
.agents=${this.agents}
.turns=${this.turns??[]}
></smart-agent-test-bench>
</section>`}failure({t:H}){return o`<div class="card notice" role="alert">
<p>${H("unavailable",{error:this.error})}</p>
<button class="action" @click=${this.subscribe}>${H("retry")}</button>
</div>`}content(H){let{t:L}=H;if(!this.turns)return o`<div class="card notice quiet">${L("loading")}</div>`;if(!this.turns.length)return o`<div class="card notice">
<p>${L("empty")}</p>
<p class="quiet">${L("empty_hint")}</p>
</div>`;let M=c2(this.turns,this.filter);return o`
<smart-agent-filter-bar
.view=${H}
.turns=${this.turns}
.filter=${this.filter}
.shown=${M.length}
@filter=${r=>this.filter=r.detail}
></smart-agent-filter-bar>
${M.length?o`<smart-agent-turn-list
class="card"
.view=${H}
.turns=${M}
></smart-agent-turn-list>`:o`<div class="card notice quiet">${L("no_match")}</div>`}
`}async dump(H){try{O1("smart-agent.json",await H.api.dump())}catch(L){this.error=_(L)}}static{this.styles=[h,u`
:host {
display: flex;
flex-direction: column;
height: 100%;
background: var(--primary-background-color);
font-family: var(--ha-font-family-body, Roboto, sans-serif);
}
header {
display: flex;
align-items: center;
gap: 4px;
flex: none;
/* Where the page scrolls and not what is below, as on some phones. */
position: sticky;
top: 0;
z-index: 1;
height: calc(var(--header-height, 56px) + var(--safe-area-inset-top, 0px));
padding: var(--safe-area-inset-top, 0px) 12px 0;
box-sizing: border-box;
color: var(--app-header-text-color, var(--text-primary-color));
background: var(--app-header-background-color, var(--primary-color));
border-bottom: var(--app-header-border-bottom, none);
}
h1 {
flex: 1;
margin: 0 12px;
font-size: 20px;
font-weight: 400;
white-space: nowrap;
overflow: hidden;
text-overflow: ellipsis;
}
header .action {
color: inherit;
}
:host([narrow]) .label {
display: none;
}
main {
flex: 1;
overflow: auto;
padding: 16px max(16px, calc((100% - 1200px) / 2)) 48px;
container-type: inline-size;
}
:host([narrow]) main {
padding: 8px 8px 48px;
}
.card {
display: block;
margin: 0 0 12px;
background: var(--card-background-color);
border: 1px solid var(--ha-card-border-color, var(--divider-color));
border-radius: var(--ha-card-border-radius, 12px);
overflow: hidden;
}
smart-agent-filter-bar {
display: block;
margin-bottom: 12px;
}
h2 {
margin: 16px 16px 0;
font-size: 16px;
font-weight: 500;
}
smart-agent-test-bench {
padding-top: 12px;
}
.notice {
padding: 32px 16px;
text-align: center;
}
.notice p {
margin: 0 0 8px;
}
`]}};d([m({attribute:!1,hasChanged:f2})],y.prototype,"hass",2),d([m({type:Boolean,reflect:!0})],y.prototype,"narrow",2),d([s()],y.prototype,"view",2),d([s()],y.prototype,"turns",2),d([s()],y.prototype,"filter",2),d([s()],y.prototype,"error",2),d([s()],y.prototype,"trying",2);S("smart-agent-panel",y);export{y as Panel};
/*! Bundled license information:

@lit/reactive-element/css-tag.js:
  (**
   * @license
   * Copyright 2019 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

@lit/reactive-element/reactive-element.js:
lit-html/lit-html.js:
lit-element/lit-element.js:
@lit/reactive-element/decorators/property.js:
@lit/reactive-element/decorators/state.js:
lit-html/directive.js:
lit-html/directives/repeat.js:
  (**
   * @license
   * Copyright 2017 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/is-server.js:
  (**
   * @license
   * Copyright 2022 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/directive-helpers.js:
  (**
   * @license
   * Copyright 2020 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/directives/style-map.js:
  (**
   * @license
   * Copyright 2018 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)
*/
// Icons: Material Design Icons (pictogrammers.com), Apache License 2.0
