/** How a visitor comes to the next page. */
export const navigationNames = ['hovered', 'focused', 'bookingHovered', 'unprepared'] as const
export type NavigationName = (typeof navigationNames)[number]

/** What is said of each. */
export const navigationLabels: Readonly<Record<NavigationName, string>> = {
  hovered: 'next page painted, its link hovered before',
  focused: 'next page painted, its link focused before',
  bookingHovered: 'booking painted, its link hovered before',
  unprepared: 'next page painted, tapped without either',
}
