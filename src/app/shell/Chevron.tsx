export function Chevron() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  )
}
