import { InPieces } from '../../ui/InPieces'
import styles from './BlogPage.module.css'
import { LatestArticles } from './LatestArticles'
import { Opening } from './Opening'

export default function BlogPage() {
  return (
    <div className={styles.page}>
      <InPieces>
        <Opening />
        <LatestArticles />
      </InPieces>
    </div>
  )
}
