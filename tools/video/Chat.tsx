import type { ReactNode } from 'react'
import type { FrameProps } from './frame'
import { Icon } from './Icon'
import { getEntrance, isBetween, type Moment } from './timeline'

interface MessageProps {
  readonly time: number
  readonly from: Moment
  readonly by: 'customer' | 'assistant' | 'person' | 'event'
  readonly face?: ReactNode
  readonly children: ReactNode
}

/** A message that pushes the earlier ones up while it comes in. */
function Message({ time, from, by, face, children }: MessageProps) {
  const part = getEntrance(time, from)
  if (part === 0) return null
  return (
    <div className="grow" style={{ gridTemplateRows: `${part}fr` }}>
      <div className={`message ${by}`} style={{ opacity: part }}>
        {face}
        <div className="said">{children}</div>
      </div>
    </div>
  )
}

function Typing({ time, face }: { readonly time: number; readonly face: ReactNode }) {
  return (
    <div className="message assistant">
      {face}
      <div className="said typing">
        {[0, 1, 2].map((dot) => (
          <i
            key={dot}
            style={{ opacity: 0.35 + 0.65 * Math.abs(Math.sin(time * 5 - dot * 0.7)) }}
          />
        ))}
      </div>
    </div>
  )
}

/** The open conversation: a customer, the assistant, and then a person. */
export function Chat({ time, copy, pictures }: FrameProps) {
  const assistant = <img className="face" src={pictures.assistant} alt="" />
  const person = <span className="face initial rose">{copy.personName.charAt(0)}</span>
  const typing =
    isBetween(time, 'firstTyping', 'firstAnswer') || isBetween(time, 'secondTyping', 'handover')
  return (
    <div className="chat">
      <div className="chat-head">
        <span className="initial mint">{copy.conversations[0].name.charAt(0)}</span>
        <strong>{copy.conversations[0].name}</strong>
        <span className="via">
          <Icon name="chat" size={18} />
          {copy.channel}
        </span>
      </div>
      <div className="messages">
        <Message time={time} from="opening" by="customer">
          <img className="photo" src={pictures.photo} alt="" />
        </Message>
        <Message time={time} from="opening" by="customer">
          {copy.complaint}
        </Message>
        <Message time={time} from="firstAnswer" by="assistant" face={assistant}>
          {copy.firstAnswer}
        </Message>
        <Message time={time} from="wish" by="customer">
          {copy.wish}
        </Message>
        <Message time={time} from="handover" by="assistant" face={assistant}>
          {copy.handover}
        </Message>
        <Message time={time} from="assigned" by="event">
          {copy.joined}
        </Message>
        <Message time={time} from="person" by="person" face={person}>
          {copy.person}
        </Message>
        {typing && <Typing time={time} face={assistant} />}
      </div>
    </div>
  )
}
