export { AssistantCard } from './AssistantCard'
export { AssistantPicture } from './AssistantPicture'
export { assistantColorClass } from './assistantColors'
