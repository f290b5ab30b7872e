import { EmailLink } from './EmailLink'

/** Tells visitors without JavaScript what does not work for them, and where to write instead. */
export const NeedsScript = ({ text }: { readonly text: string }) => (
  <noscript>
    <p>
      <span>{text}</span> <EmailLink />
    </p>
  </noscript>
)
