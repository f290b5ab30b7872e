import type { AssistantKey } from '../../site/assistants'

interface AssistantPictureProps {
  readonly assistant: AssistantKey
  /** Width and height in pixels. */
  readonly size: number
  readonly className?: string | undefined
}

/** The character of an assistant. It says nothing that the text beside it does not say. */
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
