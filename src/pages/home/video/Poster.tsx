import { useColorScheme } from '@mui/material/styles'

/**
 * When the dark poster stands for the light one. Until the visitor chooses a scheme, the browser
 * decides, even before hydration. Without scripts the site is light.
 */
const darkMedia = {
  system: '(prefers-color-scheme: dark) and (scripting: enabled)',
  light: 'not all',
  dark: 'all',
} as const

/**
 * Phones are told of less than the width that they show: otherwise their fine pixels would take the
 * large poster, for letters that are too small to read either way.
 */
const sizes = '(width < 37.5rem) 200px, 90vw'

const getSourceSet = (source: string) => `${source}-640.webp 640w, ${source}-1280.webp 1280w`

interface PosterProps {
  /** The path of the posters, without scheme, width and extension. */
  readonly source: string
  readonly description: string
}

/** The picture that stands for a video, in the site's colour scheme. */
export function Poster({ source, description }: PosterProps) {
  const { mode = 'system' } = useColorScheme()
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
