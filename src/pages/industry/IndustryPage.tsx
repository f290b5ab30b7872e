import type { IndustryKey } from '../../site/industries'

export default function IndustryPage({ id }: { readonly id: IndustryKey }) {
  return <h1>{id}</h1>
}
