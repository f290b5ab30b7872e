/** Whether a key is held with which a click on a link opens a new tab, or window. */
export const hasNewTabKey = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey
