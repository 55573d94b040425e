import type { RequestType } from '#contract/options.ts';
import type { AccessibilitySettings } from '#machines/accessibility-panel/accessibility-panel.machine.ts';

/** `src/early.ts` reads the same before the first paint. */
const key = 'display';

/** The settings stored in this browser, without missing or invalid ones. */
export function storedAccessibilitySettings(): Partial<AccessibilitySettings> {
  const kept = readStored(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const { textSize, contrast, language }: Partial<Record<string, unknown>> = { ...kept };
  return {
    ...(typeof textSize === 'number' && { textSize }),
    ...((contrast === 'normal' || contrast === 'more') && { contrast }),
    ...(typeof language === 'string' && { language }),
  };
}

/** Stores settings in this browser. Others that are stored stay. */
export function storeAccessibilitySettings(settings: Partial<AccessibilitySettings>): void {
  store(key, { ...storedAccessibilitySettings(), ...settings });
}

/** Applies a text size, in percent. */
export function applyTextSize(percent: number): void {
  document.documentElement.dataset.textSize = String(percent);
}

export function applyContrast(contrast: AccessibilitySettings['contrast']): void {
  if (contrast === 'more') document.documentElement.dataset.contrast = contrast;
  else delete document.documentElement.dataset.contrast;
}

type Area = 'localStorage' | 'sessionStorage';

/** The JSON value stored under `key`; null when there is none, it is malformed, or storage is denied. */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON under `key`. Does nothing when storage is denied. */
export function store(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    // The value then lives as long as the page.
  }
}

/** What is kept of the request that a form sent last. Nothing in it tells who sent it or what it says. */
export interface LastSending {
  /** The SHA-256 digest of the payload. */
  digest: string;
  /** The idempotency key. */
  key: string;
  accepted?: {
    /** Empty if the answer contains none. */
    reference: string;
    /** Until then, in milliseconds since 1970, the same answers are the same request. */
    expiresAt: number;
  };
}

/** Used alone where storage is denied. */
const memory = new Map<RequestType, LastSending | null>();

/** What a form sent last in this tab of the browser; null when nothing is known. */
export const readLastSending = (type: RequestType): LastSending | null =>
  (readStored(`sent-${type}`, 'sessionStorage') as LastSending | null) ?? memory.get(type) ?? null;

/** Keeps what a form sends, also while the page is loaded again; null to forget it, when it was certainly not accepted. */
export function storeLastSending(type: RequestType, sending: LastSending | null): void {
  memory.set(type, sending);
  store(`sent-${type}`, sending, 'sessionStorage');
}

/** What is known of a request that was sent before the page was loaded again; null for nothing, or if it is long ago. */
export function earlierSending(type: RequestType) {
  const last = typeof document === 'undefined' ? null : readLastSending(type);
  if (last === null) return null;
  const { accepted } = last;
  if (!accepted) return { status: 'unknown' } as const;
  return Date.now() < accepted.expiresAt ? ({ status: 'accepted', reference: accepted.reference } as const) : null;
}
