/** Opens an address of the inspector in a window of its own. */
export const openWindow = (address: string): Window | null =>
  window.open(address, '_blank', 'popup,width=1400,height=900');
