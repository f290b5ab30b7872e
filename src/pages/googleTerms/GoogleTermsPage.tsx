export default function GoogleTermsPage() {
  return <h1>GoogleTermsPage</h1>
}
