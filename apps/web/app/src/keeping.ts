// The page without a network. Its first view is kept at the first visit; whatever else there is follows when the
// visitor has touched something and the browser has nothing better to do.
//
// Where service workers are not allowed (a plain http host) the page works all the same, only not offline.

const kLatest = 10_000; // milliseconds until it is asked for even in a busy hour

export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register('./sw.js').catch(() => {});
  const keepRest = (): void => {
    for (const kind of kSigns) removeEventListener(kind, keepRest, true);
    whenIdle(() => void serviceWorker.ready.then(({ active }) => active?.postMessage('keep the rest')));
  };
  for (const kind of kSigns) addEventListener(kind, keepRest, true);
}

const kSigns = ['pointerdown', 'keydown'] as const;

// Safari has no way to be asked.
const whenIdle = (act: () => void): void =>
  'requestIdleCallback' in globalThis
    ? void requestIdleCallback(act, { timeout: kLatest })
    : void setTimeout(act, 2000);
