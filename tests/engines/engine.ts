/** The engines that most browsers use. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** The size of a tab's viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A tab with storage of its own and reduced motion. Selectors are CSS, and match the first visible element. */
export interface Tab {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Clicks an element, one whose text starts with `text` if that is given. */
  click(selector: string, text?: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(selector: string, text: string): Promise<void>;
  /** Selects the option with this value. */
  select(selector: string, value: string): Promise<void>;
  /** Selects a file in a file input. */
  attach(selector: string, file: string): Promise<void>;
  /** Presses a key in an element. */
  press(selector: string, key: 'Enter' | 'Escape'): Promise<void>;
  /** Runs a function in the page. It uses nothing from its module. */
  evaluate<Result>(script: (argument: string) => Result | Promise<Result>, argument?: string): Promise<Result>;
  /** A picture of the viewport, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors, warnings, unhandled rejections and violations of the content security policy since the last call. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface RunningEngine {
  version: string;
  openTab(size: Size): Promise<Tab>;
  stop(): Promise<void>;
}

/** An engine that is installed on this machine. */
export interface Engine {
  name: EngineName;
  /** The browser, and how it is driven. */
  description: string;
  start(): Promise<RunningEngine>;
}
