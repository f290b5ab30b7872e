export function ContactForm() {
  return <form />
}
