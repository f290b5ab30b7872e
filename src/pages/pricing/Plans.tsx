import Container from '@mui/material/Container'
import { plans } from '@/content/plans'
import { Plan } from './Plan'
import styles from './Plan.module.css'

/** The plans side by side, with bubbles that grow with the number of conversations. */
export function Plans() {
  return (
    <Container className={styles.plans}>
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </Container>
  )
}
