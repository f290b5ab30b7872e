import styles from './PageLoading.module.css'

/** Typing dots where a page is on its way; they show only when the wait is long enough to notice. */
export function PageLoading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
