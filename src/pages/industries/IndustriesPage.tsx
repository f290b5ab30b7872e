export default function IndustriesPage() {
  return <h1>IndustriesPage</h1>
}
