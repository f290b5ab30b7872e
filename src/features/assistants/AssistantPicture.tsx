import type { AssistantKey } from '@/site/assistants'
import { Illustration } from '@/ui/Illustration'

interface AssistantPictureProps {
  readonly assistant: AssistantKey
  /** Width and height in pixels. */
  readonly size: number
  readonly className?: string | undefined
}

/** The character of an assistant. */
export const AssistantPicture = ({ assistant, size, className }: AssistantPictureProps) => (
  <Illustration
    src={`/pictures/assistants/${assistant}.svg`}
    width={size}
    height={size}
    className={className}
  />
)
