/** The logo's shapes from back to front, 32 × 32: two overlapping bubbles that leave a C between them. */
export const logoShapes = [
  {
    fill: 'var(--palette-primary-main)',
    d: 'M4.6 21.7 3 28.2a.8.8 0 0 0 1 1l7.4-2.6A12 12 0 1 0 4.6 21.7Z',
  },
  {
    fill: 'var(--palette-site-coral)',
    d: 'M22.5 9a8.2 8.2 0 1 0 4 15.4l3 1a.6.6 0 0 0 .8-.8l-1-2.9A8.2 8.2 0 0 0 22.5 9Z',
  },
  {
    fill: 'var(--palette-background-default)',
    d: 'M22.6 11.6a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 4-1.7l-2-1.9a2.9 2.9 0 1 1 0-4l2-1.9a5.6 5.6 0 0 0-4-1.7Z',
  },
] as const

export type LogoFill = (typeof logoShapes)[number]['fill']

export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {logoShapes.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  )
}
