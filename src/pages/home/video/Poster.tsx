import { useColorScheme, useTheme } from '@mui/material/styles'

/**
 * The media queries of the dark poster by the visitor's colour scheme. Until the visitor chooses a
 * scheme, the browser applies its own, even before hydration. Without scripts the site is light.
 */
const darkMedia = {
  system: '(prefers-color-scheme: dark) and (scripting: enabled)',
  light: 'not all',
  dark: 'all',
} as const

const getSourceSet = (source: string) => `${source}-640.webp 640w, ${source}-1280.webp 1280w`

interface PosterProps {
  /** The path of the posters, without scheme, width and extension. */
  readonly source: string
  readonly description: string
}

/** The picture that stands for a video, in the site's colour scheme. */
export function Poster({ source, description }: PosterProps) {
  const { mode = 'system' } = useColorScheme()
  const { breakpoints } = useTheme()
  // Declares a smaller width on phones than is shown: otherwise high-density screens would load the
  // large poster, mostly for the moment until the video plays.
  const sizes = `(width < ${breakpoints.values.sm}rem) 200px, 90vw`
  return (
    <picture>
      <source media={darkMedia[mode]} srcSet={getSourceSet(`${source}-dark`)} sizes={sizes} />
      <img
        loading="lazy"
        sizes={sizes}
        srcSet={getSourceSet(`${source}-light`)}
        src={`${source}-light-1280.webp`}
        alt={description}
        width={1280}
        height={720}
      />
    </picture>
  )
}
