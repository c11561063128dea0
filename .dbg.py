import sys, re
from custom_components.smart_agent.utterance.clauses import *
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.named_words import sentence_of
from custom_components.smart_agent.utterance.tokens import tokens
from custom_components.smart_agent.utterance.splitter import Splitter
from custom_components.smart_agent.utterance.clauses import read_clauses
from custom_components.smart_agent.home.home import Home, Entity, Area, Floor
import yaml, inspect
lang=sys.argv[1]
plan=yaml.safe_load(open("tests/said/house.yaml"))
def mk(cls, **k):
    import dataclasses
    f={x.name:x for x in dataclasses.fields(cls)}
    d={}
    for n,x in f.items():
        if n in k: d[n]=k[n]
        elif x.default is dataclasses.MISSING and x.default_factory is dataclasses.MISSING: d[n]=None
    return cls(**d)
floors=tuple(mk(Floor,floor_id=x["id"],name=x["names"][lang][0],names=tuple(x["names"][lang])) for x in plan["floors"])
areas=tuple(mk(Area,area_id=x["id"],name=x["names"][lang][0],names=tuple(x["names"][lang]),floor_id=x.get("floor")) for x in plan["areas"])
fl={x["id"]:x.get("floor") for x in plan["areas"]}
ents=tuple(mk(Entity,entity_id=x["id"],domain=x["id"].split(".")[0],name=x["names"][lang][0],names=tuple(x["names"][lang]),area_id=x.get("area"),floor_id=fl.get(x.get("area")),device_class=(x.get("attributes") or {}).get("device_class")) for x in plan["entities"])
home=Home(entities=ents,areas=areas,floors=floors)
L=language_of(lang)
for text in sys.argv[2:]:
    said=tokens(text); s=sentence_of(said,L,home,frozenset())
    print("==",text)
    for p in Splitter(s).parts():
        print("   part", p.lead, [said[i].text for i in p.words], [(m.tells.value," ".join(t.text for t in said[m.start:m.end])) for m in p.marks])
    for c in read_clauses(s):
        print("   ", c.stance, " ".join(t.text for t in c.words), "goes_on" if c.goes_on else "", "corr" if c.corrects else "")
if "-v" in sys.argv[0:0]: pass
