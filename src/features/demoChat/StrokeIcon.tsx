interface StrokeIconProps {
  /** The path, in a box of 18 × 18. */
  readonly d: string
  readonly strokeWidth: number
}

/** An icon of lines in the colour of the text. */
export const StrokeIcon = ({ d, strokeWidth }: StrokeIconProps) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
