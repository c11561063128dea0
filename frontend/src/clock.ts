import type { ReactiveController, ReactiveControllerHost } from "lit";

const TICK_MILLISECONDS = 500;

/** Counts the seconds of a turn that goes on and has its host drawn as they pass. */
export class Clock implements ReactiveController {
  private known = 0;
  private heard = 0;
  private running = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Set it by a turn as it was just heard of; that is counted on from. */
  set({ seconds, done }: { seconds: number; done: boolean }) {
    this.known = seconds;
    this.heard = performance.now();
    this.running = !done;
    this.wind();
  }

  get seconds(): number {
    return this.running ? this.known + (performance.now() - this.heard) / 1000 : this.known;
  }

  hostConnected() {
    this.wind();
  }

  hostDisconnected() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private wind() {
    clearInterval(this.timer);
    const tick = () => this.host.requestUpdate();
    this.timer = this.running ? setInterval(tick, TICK_MILLISECONDS) : undefined;
  }
}
