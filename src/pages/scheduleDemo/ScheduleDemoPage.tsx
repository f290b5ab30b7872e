export default function ScheduleDemoPage() {
  return null
}
