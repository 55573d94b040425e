import { useEffect } from 'react';
import { carryOutEarlyClick } from './early-click.ts';

/** Marks the page as answering by itself once it has been hydrated, and carries out what was pressed before. */
export function useReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    carryOutEarlyClick(document);
  }, []);
}
