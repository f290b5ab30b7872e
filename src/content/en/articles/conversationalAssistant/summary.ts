import type source from '../../../es/articles/conversationalAssistant/summary'
import type { Translation } from '../../../translation'

const conversationalAssistantSummary: Translation<typeof source> = {
  title: 'What a conversational assistant is, and how to choose yours',
  excerpt:
    'A guide in plain words: how it differs from a menu of options, which jobs it can take on, what to get ready beforehand and how long it takes to go live.',
  keywords: 'conversational assistant, chatbot, buying guide',
}

export default conversationalAssistantSummary
