import { plans } from '../../content/plans'
import { Plan } from './Plan'
import styles from './Plans.module.css'

/** The plans side by side: their bubbles grow with what they hold. */
export function Plans() {
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </div>
  )
}
