import { Logo } from '@/ui/Logo'
import type { FrameProps } from './frame'
import { Icon, type IconName } from './Icon'
import { getEntrance, isBetween, moments } from './timeline'

const channels: readonly { readonly icon: IconName; readonly color: string }[] = [
  { icon: 'chat', color: 'mint' },
  { icon: 'photo', color: 'coral' },
  { icon: 'window', color: 'sky' },
  { icon: 'letter', color: 'sun' },
  { icon: 'bubbles', color: 'indigo' },
]

/** The list of conversations of all channels. A second customer writes during the open chat. */
export function ConversationList({ time, copy, pictures }: FrameProps) {
  const getSecondMessage = (message: string) => {
    if (time < moments.newMessage) return message
    return time < moments.newMessageAnswered ? copy.newMessage : copy.answered
  }
  return (
    <div className="list">
      <div className="brand">
        <Logo size={40} />
        <strong>{copy.inbox}</strong>
      </div>
      <div className="search">
        <Icon name="search" size={20} />
        {copy.search}
      </div>
      {copy.conversations.map(({ name, message, time: clock }, index) => {
        const writes = index === 1 && isBetween(time, 'newMessage', 'newMessageAnswered')
        const answered = index === 1 && time >= moments.newMessageAnswered
        return (
          <div key={name} className={index === 0 ? 'conversation current' : 'conversation'}>
            <span className={`initial ${channels[index]?.color ?? ''}`}>{name.charAt(0)}</span>
            <span className="channel">
              <Icon name={channels[index]?.icon ?? 'chat'} size={16} />
            </span>
            <strong>{name}</strong>
            <span className="clock">{clock}</span>
            <span
              className={`preview ${writes ? 'unread' : ''} ${answered || writes ? '' : 'wide'}`}
            >
              {index === 1 ? getSecondMessage(message) : message}
            </span>
            {writes && (
              <span
                className="badge"
                style={{ transform: `scale(${getEntrance(time, 'newMessage')})` }}
              />
            )}
            {answered && <img className="answerer" src={pictures.otherAssistant} alt="" />}
          </div>
        )
      })}
    </div>
  )
}
