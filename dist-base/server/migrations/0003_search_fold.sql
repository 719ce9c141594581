-- Search texts are folded further than before: yeh, waw and heh lose their hamza, a hamza that stands alone goes, letters of
-- other keyboards become the Persian ones. What the domain's foldForSearch writes from now on is found with what it wrote then.
update publisher set search_text = translate(search_text, U&'\0626\0624\06C0\06C2\06CD\06D0\06D2\06AA\06BE\06C1\06C3\06D5\0671\0621', U&'\06CC\0648\0647\0647\06CC\06CC\06CC\06A9\0647\0647\0647\0647\0627')
  where search_text ~ U&'[\0621\0624\0626\0671\06AA\06BE\06C0-\06C3\06CD\06D0\06D2\06D5]';--> statement-breakpoint
update campaign set search_text = translate(search_text, U&'\0626\0624\06C0\06C2\06CD\06D0\06D2\06AA\06BE\06C1\06C3\06D5\0671\0621', U&'\06CC\0648\0647\0647\06CC\06CC\06CC\06A9\0647\0647\0647\0647\0627')
  where search_text ~ U&'[\0621\0624\0626\0671\06AA\06BE\06C0-\06C3\06CD\06D0\06D2\06D5]';
