-- Jobs that were made to be tried for a month have three days of tries; those that used more have one left.
update job set max_attempts = 20, attempts = least(attempts, 19) where max_attempts > 20;
