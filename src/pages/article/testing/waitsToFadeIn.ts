/** Whether the element is in a part of the page that has not faded in yet. */
export const waitsToFadeIn = (element: Element): boolean =>
  element.closest('[data-hidden]') !== null
