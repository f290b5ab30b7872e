/** Whether something stands in a part of the page that has not come into view yet. */
export const waitsToFadeIn = (element: Element): boolean =>
  element.closest('[data-hidden]') !== null
