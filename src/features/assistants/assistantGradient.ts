import type { Theme } from '@mui/material/styles'
import type { AssistantKey } from '@/site/assistants'

/** Defines `--assistant-gradient` for an element and its descendants, as `sx`. */
export const getAssistantGradient =
  (assistant: AssistantKey) =>
  ({ vars }: Theme) => {
    const { site } = vars.palette
    const from = site[`${assistant}From` as const]
    const to = site[`${assistant}To` as const]
    return { '--assistant-gradient': `linear-gradient(135deg, ${from}, ${to})` }
  }
