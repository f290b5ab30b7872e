/** Says who speaks in a conversation. Sighted visitors see it by side and colour. */
export const Speaker = ({ name }: { readonly name: string }) => (
  <span className="visually-hidden">{`${name}: `}</span>
)
