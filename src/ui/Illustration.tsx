interface IllustrationProps {
  readonly src: string
  /** Of the file, in pixels: they reserve its space. */
  readonly width: number
  readonly height: number
  /** Set if it is in view when the page opens; it then loads with high priority. */
  readonly inFirstView?: boolean
  readonly className?: string | undefined
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
