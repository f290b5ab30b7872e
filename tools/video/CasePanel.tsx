import type { ReactNode } from 'react'
import type { FrameProps } from './frame'
import { Icon } from './Icon'
import { getEntrance, type Moment } from './timeline'

interface ArrivalProps {
  readonly time: number
  readonly from: Moment
  readonly className: string
  readonly children: ReactNode
}

/** Slides its children in. */
function Arrival({ time, from, className, children }: ArrivalProps) {
  const part = getEntrance(time, from)
  return (
    <div
      className={className}
      style={{ opacity: part, transform: `translateY(${(1 - part) * 16}px)` }}
    >
      {children}
    </div>
  )
}

const steps = ['handover', 'note', 'assigned'] as const satisfies readonly Moment[]

/** The team's view of the case: assignee, tags and the assistant's note. */
export function CasePanel({ time, copy, pictures }: FrameProps) {
  const taken = getEntrance(time, 'assigned')
  return (
    <div className="panel">
      <span className="label">{copy.assignedTo}</span>
      <div className="holder">
        <div style={{ opacity: 1 - taken }}>
          <img className="face" src={pictures.assistant} alt="" />
          <strong>SupportPro</strong>
          <span>{copy.assistantRole}</span>
        </div>
        <div style={{ opacity: taken, transform: `translateY(${(1 - taken) * 16}px)` }}>
          <span className="face initial rose">{copy.personName.charAt(0)}</span>
          <strong>{copy.personName}</strong>
          <span>{copy.personRole}</span>
        </div>
      </div>
      <span className="label">{copy.tags}</span>
      <div className="tags">
        <span className="tag">{copy.order}</span>
        <Arrival time={time} from="tag" className="tag new">
          {copy.tag}
        </Arrival>
      </div>
      <Arrival time={time} from="handover" className="handover">
        <span className="label">{copy.handoverLabel}</span>
        {steps.map((step, index) => (
          <div key={step} className="step">
            <span className="ring">
              <span className="done" style={{ transform: `scale(${getEntrance(time, step)})` }}>
                <Icon name="check" size={16} />
              </span>
            </span>
            {copy.handoverSteps[index]}
          </div>
        ))}
      </Arrival>
      <Arrival time={time} from="note" className="note">
        <strong>{copy.note}</strong>
        <p>{copy.noteText}</p>
        <span>
          <Icon name="lock" size={18} />
          {copy.noteWarning}
        </span>
      </Arrival>
    </div>
  )
}
