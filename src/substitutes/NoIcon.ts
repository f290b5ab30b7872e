/** Stands in for MUI's default icons of alerts, avatars and chips, none of which the theme shows. */
export default function NoIcon() {
  return null
}
