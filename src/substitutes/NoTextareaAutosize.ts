/** Stands in for MUI's growing textarea: the site's text areas have a fixed number of rows. */
export default function NoTextareaAutosize() {
  return null
}
