import type { AssistantKey } from '@/site/assistants'

interface AssistantPictureProps {
  readonly assistant: AssistantKey
  /** Width and height in pixels. */
  readonly size: number
  readonly className?: string | undefined
}

/** The character of an assistant; decorative, so it has no alternative text. */
export function AssistantPicture({ assistant, size, className }: AssistantPictureProps) {
  return (
    <img
      src={`/pictures/assistants/${assistant}.svg`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={className}
    />
  )
}
