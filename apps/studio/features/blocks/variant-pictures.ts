/** Pictures of variants by their name: paths of 32 by 24, drawn as lines. */
const pictures: Readonly<Record<string, string>> = {
  grid: 'M3 3h11v8H3zM18 3h11v8H18zM3 14h11v7H3zM18 14h11v7H18z',
  stacked: 'M5 3h22v8H5zM5 14h22v7H5z',
  slideshow: 'M3 3h26v13H3zM10 20.5h3M15 20.5h3M20 20.5h3',
  slider: 'M9 4h14v16H9zM2 6h4v12H2M30 6h-4v12h4',
  inline: 'M5 3h22v18H5zM8 17l6-6 5 5 3-3 3 3',
  poster: 'M3 3h26v18H3zM6 14h10M6 17h7',
  card: 'M3 4h13v16H3zM19 9h9M19 12h9M19 15h6',
  overlap: 'M3 3h18v18H3zM14 8h15v8H14z',
  collage: 'M7 3h22v15H7zM3 12h12v9H3z',
  stack: 'M6 3h20v11H6zM9 17h14M12 20h8',
  list: 'M3 4h6v5H3zM13 6.5h16M3 15h6v5H3zM13 17.5h16',
  carousel: 'M7 5h18v14H7zM2 8v8M30 8v8',
  wall: 'M3 3h8v12H3zM12 3h8v7h-8zM21 3h8v10h-8zM3 17h8v4H3zM12 12h8v9h-8zM21 15h8v6h-8z',
  line: 'M3 3v18h26M6 16l7-6 5 4 9-9',
  bar: 'M3 3v18h26M7 21v-7h4v7M14 21V8h4v13M21 21v-10h4v10',
  pie: 'M16 3a9 9 0 1 0 9 9h-9zM19 2.5a7 7 0 0 1 6.5 6.5H19z',
  link: 'M4 9h24v6H4zM10 12h12',
  panel: 'M3 4h26v16H3zM7 8h12M7 12h8M7 16h6',
  frame: 'M3 4h26v16H3zM3 8h26M6 6h.1',
};

/** The picture of a variant; an empty box where it has none. */
export function variantPicture(name: string): string {
  return pictures[name] ?? 'M3 4h26v16H3z';
}
