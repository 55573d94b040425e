import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';

/** The options for starting an actor; empty without the inspector. */
export interface Inspection {
  inspect?: Observer<InspectionEvent>;
}

const dockWidth = '26rem';

/** Adds the inspector to the page after it has loaded, because it would break hydration. */
function showDock(dock: HTMLIFrameElement): void {
  dock.title = 'Inspector';
  dock.style.cssText = `position:fixed;inset:0 0 0 auto;width:${dockWidth};height:100%;max-width:none;border:0;z-index:2147483647`;
  const show = () => {
    requestIdleCallback(() => {
      document.documentElement.append(dock);
      document.documentElement.style.paddingInlineEnd = dockWidth;
    });
  };
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
}

function connect(): Inspection {
  if (typeof window === 'undefined' || !new URLSearchParams(window.location.search).has('inspect')) return {};
  const dock = document.createElement('iframe');
  showDock(dock);
  const { inspect } = createBrowserInspector({ url: '/inspector', iframe: dock, maxDeferredEvents: 5000 });
  return { inspect };
}

/** The page's connection to the inspector. It exists when the first address contains `?inspect`. */
export const inspection: Inspection = connect();
