interface IllustrationProps {
  readonly src: string
  /** Set if it is in view when the page opens; it then loads with high priority. */
  readonly inFirstView?: boolean
  /** Reserves its space by an `aspect-ratio`. */
  readonly className: string | undefined
}

/** A decorative picture, so it has no alternative text. */
export const Illustration = ({ src, inFirstView = false, ...rest }: IllustrationProps) => (
  <img
    src={src}
    alt=""
    {...rest}
    {...(inFirstView ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
)
