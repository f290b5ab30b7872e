/** Stands in for MUI's TouchRipple in the build: no button of the site ripples (5 KB less script). */
export default function NoRipple() {
  return null
}
