/** Always as high as six weeks, so that the content below does not move. */
export const monthSize = {
  '--day-height': 'clamp(44px, min(4.4vw, 5.4vh), 60px)',
  minHeight: 'calc(40px + 6 * (var(--day-height) + 4px))',
}
