import type { RequestType } from '#contract/options.ts';
import type { AccessibilitySettings } from '#machines/accessibility-panel/accessibility-panel.machine.ts';

/** `src/early.ts` reads `textSize` and `contrast` before the first paint. */
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

/** Whether the device prefers more contrast; false during prerendering. */
export const prefersMoreContrast = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches;

/** Applies a text size, in percent. */
export function applyTextSize(percent: number): void {
  document.documentElement.dataset.textSize = String(percent);
}

/** Applies a contrast. */
export function applyContrast(contrast: AccessibilitySettings['contrast']): void {
  if (contrast === 'more') document.documentElement.dataset.contrast = contrast;
  else delete document.documentElement.dataset.contrast;
}

/** The JSON value stored under `key`; null when there is none, it is malformed, or storage is denied. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON under `key`. Does nothing when storage is denied. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
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
  /** Once it was accepted. */
  accepted?: {
    reference: string;
    /** Until then, in milliseconds since 1970, the same answers are the same request. */
    expiresAt: number;
  };
}

/** Used alone where storage is denied. */
const memory = new Map<string, LastSending>();

const storageKey = (type: RequestType) => `sent-${type}`;

/** What a form sent last in this tab of the browser; undefined when nothing is known. */
export function readLastSending(type: RequestType): LastSending | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(type)) ?? 'null') ?? memory.get(type);
  } catch {
    return memory.get(type);
  }
}

/** Keeps what a form sends, also while the page is loaded again. */
export function storeLastSending(type: RequestType, sending: LastSending): void {
  memory.set(type, sending);
  try {
    sessionStorage.setItem(storageKey(type), JSON.stringify(sending));
  } catch {
    // It then lives as long as the page.
  }
}

/** Forgets it, when it was certainly not accepted. */
export function forgetLastSending(type: RequestType): void {
  memory.delete(type);
  try {
    sessionStorage.removeItem(storageKey(type));
  } catch {
    // It was not stored.
  }
}

/** What is known of a request that was sent before the page was loaded again; null for nothing, or if it is long ago. */
export function earlierSending(type: RequestType) {
  const last = typeof document === 'undefined' ? undefined : readLastSending(type);
  if (!last) return null;
  const { accepted } = last;
  if (!accepted) return { status: 'unknown' } as const;
  return Date.now() < accepted.expiresAt ? ({ status: 'accepted', reference: accepted.reference } as const) : null;
}
