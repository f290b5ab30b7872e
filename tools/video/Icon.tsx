const shapes = {
  chat: <path d="M12 4a8 8 0 1 1-4 14.9L4 20l1.1-4A8 8 0 0 1 12 4Z" />,
  photo: (
    <>
      <path d="M4 8h3l2-3h6l2 3h3v11H4Z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  bubbles: (
    <path d="M9 4a6 6 0 1 1-2.5 11.5L3 17l1-3.5A6 6 0 0 1 9 4Zm8 6a5 5 0 0 1 3 7.5l.7 2.5-2.7-.7A5 5 0 0 1 11 18" />
  ),
  window: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M3 9.5h18" />
    </>
  ),
  letter: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10" width="14" height="10" rx="2" />
      <path d="M8 10V8a4 4 0 0 1 8 0v2" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6" />
      <path d="m15.5 15.5 4.5 4.5" />
    </>
  ),
}

export type IconName = keyof typeof shapes

/** A line icon; the channels' icons are generic, no brand's logo. */
export const Icon = ({ name, size }: { readonly name: IconName; readonly size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shapes[name]}
  </svg>
)
