import type { SVGProps } from 'react'

interface StrokeIconProps extends Pick<
  SVGProps<SVGPathElement>,
  'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin'
> {
  /** The path, in a square box of `size`. */
  readonly d: string
  /** Width and height in pixels. */
  readonly size?: number
}

/** Round ends and corners. */
export const roundStroke = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** An icon of lines in the colour of the text. */
export const StrokeIcon = ({ size = 18, ...path }: StrokeIconProps) => (
  <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="2" {...path} />
  </svg>
)

/** Points down, on a button that opens something below it. */
export const ChevronIcon = () => <StrokeIcon d="m2 4 4 4 4-4" size={12} />
