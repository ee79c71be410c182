import { TextLink } from '@veranda/ui/TextLink.tsx';
import { textParts } from './comment-links.ts';

/** The plain text of a comment with its lines; its web addresses are links that tell nobody where they are from. */
export function CommentText({ text }: { readonly text: string }) {
  return (
    <p className="page-comment-text" dir="auto">
      {textParts(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          <TextLink
            key={`${part.href}-${String(index)}`}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {part.text}
          </TextLink>
        ),
      )}
    </p>
  );
}
