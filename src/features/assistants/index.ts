export { AssistantCard } from './AssistantCard'
export { AssistantPicture } from './AssistantPicture'
export { getAssistantGradient } from './assistantGradient'
