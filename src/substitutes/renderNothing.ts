/** Stands in for the parts of MUI's components that the site never shows. */
export default function renderNothing() {
  return null
}
