/**
 * The features of Chromium with pages for its address bar. They load in each new window, in processes that share
 * the machine with the page: a fifth of the processor time of journeys, and up to 65 ms of blocking time.
 */
export const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const
