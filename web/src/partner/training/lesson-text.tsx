import { partsOfLesson } from './course-words.ts'

/** A lesson as it is written: paragraphs and points. */
export const LessonText = ({ body }: { body: string }) => (
  <div className="max-w-form space-y-3">
    {partsOfLesson(body).map((part) =>
      part.kind === 'text' ? (
        <p key={part.text}>{part.text}</p>
      ) : (
        <ul key={part.points.join()} className="list-disc space-y-1 ps-5">
          {part.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ),
    )}
  </div>
)
