export { AssistantCard } from './AssistantCard'
export { AssistantPicture } from './AssistantPicture'
export { getAssistantColorClass } from './assistantColors'
