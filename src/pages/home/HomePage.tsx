import { Hero } from './Hero'

export default function HomePage() {
  return <Hero />
}
